import { describe, expect, it } from 'vitest';
import { expiresAt } from './expiry';

const nowMs = Date.parse('2026-11-21T10:00:00Z');

describe('the expiry of a key', () => {
  it('is never by default', () => {
    expect(expiresAt('never', '2026-12-31', nowMs)).toBeUndefined();
  });

  it('is a number of days from now', () => {
    expect(expiresAt('30', '', nowMs)).toBe('2026-12-21T10:00:00.000Z');
  });

  it('is the end of the chosen day, in the user’s time zone', () => {
    expect(new Date(expiresAt('day', '2026-12-31', nowMs) ?? '').getHours()).toBe(23);
  });

  it('is undefined until a day is chosen', () => {
    expect(expiresAt('day', '', nowMs)).toBeUndefined();
  });
});
