import { describe, expect, it } from 'vitest';
import { endOf, expiresAt } from './expiry';

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

describe('the end of a day', () => {
  it('is in the time zone of the user, and what is no day is left to the service', () => {
    expect(Date.parse(endOf('2027-01-31'))).toBe(new Date('2027-01-31T23:59:59').getTime());
    expect(endOf('31.31.')).toBe('31.31.');
  });
});
