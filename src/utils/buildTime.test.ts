import { describe, expect, it, vi } from 'vitest';
import { buildTime } from './buildTime';

describe('buildTime', () => {
  it('is the time in SOURCE_DATE_EPOCH', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1735689600');
    expect(buildTime().toISOString()).toBe('2025-01-01T00:00:00.000Z');
    vi.unstubAllEnvs();
  });

  it.each([undefined, ''])('is now if SOURCE_DATE_EPOCH is %j', (epoch) => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
    expect(buildTime().getTime()).toBe(1_700_000_000_000);
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  it.each(['yesterday', '2025-01-01', '1735689600.5', '-1', '9'.repeat(20)])('rejects %j with the fix', (epoch) => {
    expect(() => buildTime(epoch)).toThrow(
      /SOURCE_DATE_EPOCH is ".*", but has to be a whole number of seconds.*git log -1/u,
    );
  });
});
