import {
  effectsOfOperations,
  limitableOperations,
} from '../../src/modules/people/auth/domain/limits/effects-of-operations.js';
import { operations } from './support/operations.js';

/** Only API keys have limits, and these are not for them. */
const BEYOND_KEYS = ['public', 'user', 'manager'];
const isForKeys = (access: string): boolean => !BEYOND_KEYS.includes(access) && !access.endsWith(':decide');
const callable = operations.filter(({ method, access }) => method !== 'GET' && isForKeys(access));

describe('what operations mean for the limits of API keys', () => {
  it('is said of each that a key can call and that is no GET, and of no other', () => {
    const known = Object.keys(effectsOfOperations).sort();
    const wanted = callable.map(({ id }) => id).sort();
    expect({
      missing: wanted.filter((id) => !known.includes(id)),
      unknown: known.filter((id) => !wanted.includes(id)),
    }).toEqual({ missing: [], unknown: [] });
  });

  it('lets limits name all but those that write nothing', () => {
    expect(limitableOperations).toContain('invoices.create');
    expect(limitableOperations).not.toContain('invoices.calculate');
    expect(limitableOperations.length).toBeGreaterThan(100);
  });
});
