import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { PREVIOUS_SNAPSHOT } from '../../../release/snapshots';

/** The sidebar file that typedoc writes next to the pages of the current snapshot. */
const generated = path.resolve('api/typedoc-sidebar.cjs');

if (!existsSync(generated)) {
  throw new Error(`${generated} is missing: the api-reference plugin must run before the api docs instance loads.`);
}
// eslint-disable-next-line @typescript-eslint/no-require-imports -- a CommonJS file that exists only at build time
const items = require(generated) as Exclude<SidebarsConfig[string], Record<string, unknown>>;

const sidebars: SidebarsConfig = {
  defaultSidebar: [
    { type: 'doc', id: 'index', label: 'Overview' },
    { type: 'doc', id: 'globals', label: 'All exports' },
    { type: 'doc', id: 'changes', label: `Changes since ${PREVIOUS_SNAPSHOT.version}` },
    ...items,
  ],
};

export default sidebars;
