import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';

/** The texts of the panel as its tests find them: by key, and in other languages. */

const LOCALES = resolve(import.meta.dirname, '../../panel/src/i18n/locales');

/** A text by its key, such as `common.delete`. */
type Texts = ReadonlyMap<string, string>;

/** Returns all texts of a language, `en`, `de` or `fr`. */
export function textsOf(language: string): Texts {
  const files = readdirSync(join(LOCALES, language)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) => {
      const name = file
        .replace('.json', '')
        .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return flat(JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8')) as object, name);
    }),
  );
}

function flat(texts: object, name: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${name}.${key}`, text]] : flat(text as object, `${name}.${key}`),
  );
}

/** The keys of texts that the page shows as they are, because their texts are not there. */
export async function bareKeysOn(page: Page): Promise<string[]> {
  const text = await page.evaluate<string>('document.body.innerText');
  // What stands in braces is a placeholder of a mail.
  return (text.match(/(?<!\{)\b[a-zA-Z]+\.\w+\b/g) ?? []).filter((word) => keys.has(word));
}

const keys: ReadonlySet<string> = new Set(textsOf('en').keys());

/**
 * Returns what matches an English text of the panel in another language.
 *
 * What stands in the gaps of a text, or behind a label and its colon, may be anything there. Raises Error for a text
 * that the panel does not have.
 */
export function inLanguage(english: string, language: string): RegExp {
  const theirs = textsOf(language);
  const sourcesOf = (text: string): string[] => {
    const found = [...textsOf('en')].filter(([, one]) => new RegExp(`^${patternOf(one)}$`).test(text));
    const exact = found.filter(([, one]) => one === text);
    return (exact.length > 0 ? exact : found).map(([key]) => patternOf(theirs.get(key) ?? ''));
  };
  const [label = ''] = english.split(': ');
  const whole = sourcesOf(english);
  const sources = whole.length > 0 ? whole : sourcesOf(label).map((source) => `${source}\\s?: .+`);
  if (sources.length === 0) throw new Error(`The panel has no text “${english}”.`);
  return new RegExp(`^(?:${sources.join('|')})$`);
}

/** Matches a text with anything in its gaps. A text of gaps only would match everything, and matches nothing. */
function patternOf(text: string): string {
  const parts = text.split(/\{\{\w+\}\}/);
  if (!/\p{L}/u.test(parts.join(''))) return '(?!)';
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  // Names of elements have ordinary spaces in place of no-break ones.
  return escaped.join('.+').replaceAll(/\s/g, String.raw`\s`);
}
