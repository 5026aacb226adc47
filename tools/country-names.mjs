/**
 * Writes the names of countries that documents print: `node tools/country-names.mjs`.
 *
 * They are those of Node's own tables, kept in a file because the tables change from one Node to the next, and a
 * document must have the same bytes for ever. The countries are those of the code lists of EN 16931.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';

const ROOT = resolve(import.meta.dirname, '..');
const CODES = join(ROOT, 'src/kernel/en16931/code-lists/generated/codes.ts');
const TARGET = join(ROOT, 'src/modules/outgoing/documents/rendering/texts/generated/country-names.ts');
const LANGUAGES = ['en', 'de', 'fr', 'it', 'es', 'nl'];

const [, list] = /export const countries = codes\(([^)]*)\)/.exec(readFileSync(CODES, 'utf8'));
const codes = list.match(/\b[A-Z0-9]{2}\b/g);

const entries = LANGUAGES.map((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const known = codes.flatMap((code) => {
    const name = /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined;
    return name === undefined ? [] : [`${code} ${name.replace(/\u00a0/g, ' ')}`];
  });
  return `  ${language}: ${JSON.stringify(known.join('|'))},`;
});
const source = `/**
 * Names of countries by language, each as \`code name\`. Written by tools/country-names.mjs.
 *
 * Source: Unicode CLDR ${process.versions.cldr}, as in Node ${process.versions.node}. Licence: Unicode-3.0.
 */
export const countryNames: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`;
mkdirSync(dirname(TARGET), { recursive: true });
const options = await resolveConfig(TARGET);
writeFileSync(TARGET, await format(source, { ...options, filepath: TARGET }));
