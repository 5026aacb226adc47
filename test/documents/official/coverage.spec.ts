import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesOf } from '../../../src/kernel/en16931/rules/index.js';
import { impossible, later } from './accounted-for.js';
import { RULES } from './official-rules.js';

const { stylesheets } = JSON.parse(readFileSync('tools/e-invoice-rules.json', 'utf8')) as {
  readonly stylesheets: Readonly<Record<string, string>>;
};
const ours = new Set(Object.values(rulesOf).flatMap((rules) => rules.map(({ id }) => id)));

/** What a schema asks for, which has no rules with names, and what is not checked. */
const OURS_ALONE: readonly string[] = ['D16B-XSD', 'PEPPOL-NATIONAL', 'CTH-DELIVERY'];

function officialIds(path: string): string[] {
  const text = readFileSync(join(RULES, path), 'utf8');
  const ids = text.matchAll(/<xsl:attribute name="id">([^<]+)<\/xsl:attribute>/g);
  return [...new Set([...ids].map(([, id = '']) => id))].filter((id) => /^[A-Z]+-.*\d/.test(id));
}

describe('every official rule', () => {
  it.each(Object.entries(stylesheets))(
    'of %s is implemented, impossible to violate, or listed for later',
    (_name, path) => {
      const ids = officialIds(path);
      expect(ids.length).toBeGreaterThan(40);
      const known = (id: string): boolean =>
        ours.has(id) || [...impossible, ...later].some(([pattern]) => pattern.test(id));
      expect(ids.filter((id) => !known(id))).toEqual([]);
    },
  );

  it('has the same name in our implementation', () => {
    const official = new Set(Object.values(stylesheets).flatMap(officialIds));
    expect([...ours].filter((id) => !official.has(id) && !OURS_ALONE.includes(id))).toEqual([]);
  });

  it('is listed for later only until it is implemented', () => {
    expect([...ours].filter((id) => later.some(([pattern]) => pattern.test(id)))).toEqual([]);
  });
});
