import { endOfPrefix, searchForm, searchWords } from '../../../kernel/search/search-form.js';
import type { Scope } from '../resource.js';
import type { Condition, SearchWay } from './list-definition.js';
import type { QueryReader } from './query-reader.js';
import { isStorable, withoutMarks } from './values.js';

const TEXT_LENGTH_MAX = 100;
const WORDS_MAX = 8;

export const SEARCH_LENGTH = { minLength: 1, maxLength: TEXT_LENGTH_MAX } as const;

/**
 * Finds rows by words: each word of the text must begin a word of the row. The words of row `id` are in `terms`.
 *
 * Takes names from the code, never from a request.
 */
export function byWords(terms: string, id: string): SearchWay {
  return (text) => {
    const words = searchWords(text);
    if (words.length === 0) return undefined;
    return words.map((word): Condition => {
      return (put) => `EXISTS (SELECT FROM ${terms} t WHERE t.organization_id = $1 AND t.id = ${id}
        AND t.term >= ${put(word)}::text AND t.term < ${put(endOfPrefix(word))}::text)`;
    });
  };
}

/** Finds rows whose column begins with the text, as typed, in capitals or in small letters. */
export function byBeginning(column: string): SearchWay {
  return (typed) => {
    const text = withoutMarks(typed);
    if (text === '') return undefined;
    const beginnings = new Set([text, text.toUpperCase(), text.toLowerCase()]);
    return [
      (put) => {
        const ranges = [...beginnings].map((beginning) => {
          return `(${column} >= ${put(beginning)}::text AND ${column} < ${put(endOfPrefix(beginning))}::text)`;
        });
        return ranges.length === 1 ? ranges.join('') : `(${ranges.join(' OR ')})`;
      },
    ];
  };
}

/** Restricts a way of searching another resource to credentials that may read that resource. */
export function onlyWith(access: Scope, way: SearchWay): SearchWay {
  return Object.assign((text: string) => way(text), { access });
}

/**
 * Returns the ways in which `q` may find a row; none without a search.
 *
 * A text without any letter or digit only finds rows that begin with it.
 */
export function readSearch(query: QueryReader, ways: readonly SearchWay[]): (readonly Condition[])[] {
  const fault = {
    code: 'wrong_length',
    detail: `A text of 1 to ${TEXT_LENGTH_MAX} characters and at most ${WORDS_MAX} words was expected.`,
  };
  const text = query.value('q', searchedText, fault);
  if (text === undefined) return [];
  const possible = ways.map((way) => way(text)).filter((conditions) => conditions !== undefined);
  return possible.length > 0 ? possible : [[() => 'false']];
}

function searchedText(given: string): string | undefined {
  const text = given.trim();
  const fits = text !== '' && [...text].length <= TEXT_LENGTH_MAX && isStorable(text);
  return fits && searchWords(text).length <= WORDS_MAX && searchForm(text) !== '' ? text : undefined;
}
