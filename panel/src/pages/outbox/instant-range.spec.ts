import { describe, expect, it } from 'vitest';
import { instantRange } from './instant-range';

describe('a range of days', () => {
  it('begins with the first and ends with the last, as the person’s zone has them', () => {
    expect(instantRange('2026-11-30', '2026-11-30')).toEqual({
      gte: new Date(2026, 10, 30).toISOString(),
      lt: new Date(2026, 11, 1).toISOString(),
    });
  });

  it('may be open at either end', () => {
    expect(instantRange(undefined, undefined)).toBeUndefined();
    expect(Object.keys(instantRange('2026-11-30', undefined) ?? {})).toEqual(['gte']);
  });
});
