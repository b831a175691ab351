import type { ExportChange, ExportChangeKind } from './comparison';

/** A change of a function, for tests. */
export function testChange(kind: ExportChangeKind, more: Partial<ExportChange> = {}): ExportChange {
  return { kind, symbolKind: 'function', breaks: [], details: [], ...more };
}
