import {
  effectsOfOperations,
  limitableOperations,
} from '../../src/modules/people/auth/domain/limits/effects-of-operations.js';
import { readFileSync } from 'node:fs';
import { whyNotOffered } from '../../src/modules/record/dry-runs/domain/not-offered.js';
import { neverHeld } from '../../src/platform/contract/held-operations.js';
import { operations } from './support/operations.js';

/** Only API keys have limits, and these are not for them. */
const BEYOND_KEYS = ['public', 'user', 'manager'];
const isForKeys = (access: string): boolean => !BEYOND_KEYS.includes(access) && !access.endsWith(':decide');
interface Documented {
  readonly operationId: string;
  readonly responses: object;
}
const published = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
};
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

  it('lets all wait for an approval that limits can name, but for those with a reason, and they document 202', () => {
    const documented = Object.values(published.paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ operationId, responses }) => ('202' in responses ? [operationId] : []));
    const waiting = limitableOperations.filter((id) => !(id in neverHeld));
    expect(documented.sort()).toEqual([...waiting].sort());
    expect(Object.keys(neverHeld).filter((id) => effectsOfOperations[id] === undefined)).toEqual([]);
  });

  it('tries all that can wait as dry runs', () => {
    const waiting = operations.filter(({ id }) => limitableOperations.includes(id) && !(id in neverHeld));
    const untried = waiting.filter((one) => whyNotOffered({ ...one, method: one.method.toLowerCase() }));
    expect(untried.map(({ id }) => id)).toEqual([]);
  });

  it('lets limits name all but those that write nothing', () => {
    expect(limitableOperations).toContain('invoices.create');
    expect(limitableOperations).not.toContain('invoices.calculate');
    expect(limitableOperations.length).toBeGreaterThan(100);
  });
});
