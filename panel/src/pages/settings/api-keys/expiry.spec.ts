import { describe, expect, it } from 'vitest';
import { expiresAt } from './expiry';

const nowMs = Date.parse('2026-11-21T10:00:00Z');

describe('the end of a key', () => {
  it('is never, unless somebody wants one', () => {
    expect(expiresAt('never', '2026-12-31', nowMs)).toBeUndefined();
  });

  it('is so many days from now', () => {
    expect(expiresAt('30', '', nowMs)).toBe('2026-12-21T10:00:00.000Z');
  });

  it('is the end of the chosen day, where the person is', () => {
    expect(new Date(expiresAt('day', '2026-12-31', nowMs) ?? '').getHours()).toBe(23);
  });

  it('is open while no day has been given', () => {
    expect(expiresAt('day', '', nowMs)).toBeUndefined();
  });
});
