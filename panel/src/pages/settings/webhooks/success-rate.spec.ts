import { describe, expect, it } from 'vitest';
import { successRate } from './success-rate';

describe('the share of deliveries that have arrived', () => {
  it('is 100 only if all have, and unknown if there were none', () => {
    expect(successRate({ delivered_24h: 9_999, failed_24h: 1 })).toBe(99.9);
    expect(successRate({ delivered_24h: 3, failed_24h: 0 })).toBe(100);
    expect(successRate({ delivered_24h: 0, failed_24h: 0 })).toBeUndefined();
  });
});
