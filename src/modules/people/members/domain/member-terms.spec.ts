import { faultOfTerms, isForOwners } from './member-terms.js';

const now = new Date('2026-11-22T10:00:00Z');
const later = new Date('2026-12-31T23:59:59Z');

describe('the terms of a membership', () => {
  it.each([
    ['a member without an end', { role: 'member' }, undefined],
    ['a viewer with an end', { role: 'viewer', expires_at: later }, undefined],
    ['an auditor with an end', { role: 'auditor', expires_at: later }, undefined],
    ['an auditor without an end', { role: 'auditor' }, 'required'],
    ['an owner with an end', { role: 'owner', expires_at: later }, 'not_allowed'],
    ['an end that is now', { role: 'viewer', expires_at: now }, 'in_the_past'],
  ] as const)('of %s', (_name, terms, code) => {
    expect(faultOfTerms(terms, now)?.code).toBe(code);
  });

  it('concern owners only when an owner is among those concerned', () => {
    expect(isForOwners('admin', ['member', 'owner'])).toBe(true);
    expect(isForOwners('admin', ['member', 'admin'])).toBe(false);
    expect(isForOwners('owner', ['owner', 'viewer'])).toBe(false);
  });
});
