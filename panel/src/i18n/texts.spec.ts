import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import document from '../../../openapi/openapi.json';
import { languages } from './languages';

type Texts = { readonly [key: string]: string | Texts };

/** The suffixes of plurals. A code with such an ending, like too_many, has no key with `_other`. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
const source = join(process.cwd(), 'src');
const [en, de, fr] = [textsOf('en'), textsOf('de'), textsOf('fr')];
/**
 * Problems of what no page does, such as dry runs, and those that the bank page has texts of its own for. Texts of
 * problems are loaded before all else.
 */
const NEVER_MET = [
  'busy',
  'statement_unreadable',
  'statement_does_not_add_up',
  'statement_of_other_account',
  'line_already_matched',
  'match_does_not_add_up',
];
const codes = document.components.schemas.Problem.properties.code.enum;

describe('the panel texts', () => {
  it.each(Object.entries({ de, fr }))('of %s have exactly the keys of the English ones', (_, texts) => {
    expect(keysOf(texts)).toEqual(keysOf(en));
  });

  it.each(Object.entries({ en, de, fr }))(
    'of %s have each plural form of the language',
    (language, texts) => {
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const keys = Object.keys(flat(texts));
      for (const base of keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, ''))) {
        expect(keys).toEqual(expect.arrayContaining(needed.map((category) => `${base}_${category}`)));
      }
    },
  );

  it.each(Object.entries({ de, fr }))('of %s have the same placeholders as the English ones', (_, texts) => {
    const english = flat(en);
    for (const [key, text] of Object.entries(flat(texts))) {
      const counterpart = english[key] ?? english[key.replace(PLURAL, '_other')] ?? '';
      expect([key, gapsOf(text)]).toEqual([key, gapsOf(counterpart)]);
    }
  });

  it('of fr keep their signs on the line of the words around them', () => {
    const breakable = Object.entries(flat(fr)).filter(([, text]) => / [;:!?»]|« /.test(text));
    expect(breakable).toEqual([]);
  });

  it('of de keep three dots apart from the word before, on its line', () => {
    const close = Object.entries(flat(de)).filter(([, text]) => /[^\u00a0]…(?!.)/.test(text));
    // A header whose value is cut off.
    expect(close.map(([key]) => key)).toEqual(['webhooks.headersExample']);
  });

  it('have a sentence for every problem code of the API that a page can meet', () => {
    const met = codes.filter((code) => !NEVER_MET.includes(code));
    expect(Object.keys(en['problems'] ?? {})).toEqual(expect.arrayContaining(met));
  });

  it('say what each event is that a webhook can ask for', () => {
    const known = Object.keys(en['history'] ?? {});
    const types = Object.keys(document.webhooks).map((type) => type.split('.')[1] ?? '');
    expect(types.filter((happened) => !known.includes(`happened_${happened}`))).toEqual([]);
  });

  it('exist for every available language', () => {
    expect(Object.keys(languages)).toEqual(Object.keys({ en, de, fr }));
  });
});

describe('the panel source', () => {
  const { names, prefixes } = usedIn(source);

  it('uses no missing text', () => {
    const all = keysOf(en);
    const known = new Set(all);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(prefixes.filter((prefix) => !all.some((key) => key.startsWith(prefix)))).toEqual([]);
  });

  it('uses every text', () => {
    const used = new Set(names);
    const isUsed = (key: string): boolean =>
      used.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
    expect(keysOf(en).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('leaves the colon after a label to the language, because French writes a space before it', () => {
    const joined = filesIn(source)
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => readFileSync(file, 'utf8').match(/^.*(?:\)\}|\$\{[^}]+\}): [{$`].*$/gm) ?? []);
    expect(joined).toEqual([]);
  });

  it('has no literal text between its tags', () => {
    expect(filesIn(source).flatMap(bareTexts)).toEqual([]);
  });
});

/** Returns all texts of a language: those of the first page, and those that come later. */
function textsOf(language: string): Texts {
  const folder = join(source, 'i18n/locales', language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const entries = files.map((file) => {
    const name = file.replace('.json', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [name, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the keys used in t('...'), and the prefixes of those built with t(`...${}`). */
function usedIn(folder: string): { names: string[]; prefixes: string[] } {
  const text = filesIn(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return {
    names: [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key),
    prefixes: [...text.matchAll(/\bt\(\s*`([^`$]+)\$\{/g)].map(([, prefix = '']) => prefix),
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'))
    .map((name) => join(folder, name));
}

function bareTexts(file: string): string[] {
  if (!file.endsWith('.tsx')) return [];
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/<\/?[A-Za-z][^<>{}=]*>\s*([A-Za-z][^<>{}();=]*?)\s*<\//g)].map(
    ([, bare = '']) => bare,
  );
}

/** Returns all keys in a fixed order, with plurals counted as one. */
function keysOf(texts: Texts): string[] {
  const keys = new Set(Object.keys(flat(texts)));
  const bases = [...keys].map((key) =>
    keys.has(key.replace(PLURAL, '_other')) ? key.replace(PLURAL, '') : key,
  );
  return [...new Set(bases)].sort();
}

function flat(texts: Texts, path = ''): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner]] : Object.entries(flat(inner, `${path}${key}.`)),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(([gap]) => gap).sort();
}
