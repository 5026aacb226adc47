import { endOfPrefix, searchForm, searchWords, spellings } from '../../../kernel/search/search-form.js';
import { amountsLookedFor } from '../../../kernel/search/typed-amount.js';
import type { Scope } from '../resource.js';
import type { Condition, Put, SearchWay } from './list-definition.js';
import type { QueryReader } from './query-reader.js';
import { isStorable, withoutMarks } from './values.js';

const TEXT_LENGTH_MAX = 100;
const WORDS_MAX = 8;

export const SEARCH_LENGTH = { minLength: 1, maxLength: TEXT_LENGTH_MAX } as const;

/** One digit ends every tenth number. */
const ENDING_LENGTH_MIN = 2;

/**
 * Finds rows by words: each word of the text, however it is spelled, must begin a word of the row. The words of row
 * `id` are in `terms`.
 *
 * Takes names from the code, never from a request.
 */
export function byWords(terms: string, id: string): SearchWay {
  return (text) => {
    const words = spellings(text);
    if (words.length === 0) return undefined;
    return words.map((ways): Condition => {
      return (put) => `EXISTS (SELECT FROM ${terms} t WHERE t.organization_id = $1 AND t.id = ${id}
        AND ${anyBeginning('t.term', ways, put)})`;
    });
  };
}

/** Finds rows whose column begins with the text, as typed, in capitals or in small letters. */
export function byBeginning(column: string): SearchWay {
  return (typed) => {
    const text = withoutMarks(typed);
    if (text === '') return undefined;
    return [(put) => anyBeginning(column, inBothCases(text), put)];
  };
}

/** Finds rows whose column, which holds a text from its end to its start, ends with the text, as typed or in a case. */
export function byEnding(column: string): SearchWay {
  return (typed) => {
    const letters = [...withoutMarks(typed)];
    if (letters.length < ENDING_LENGTH_MIN) return undefined;
    return [(put) => anyBeginning(column, inBothCases(letters.reverse().join('')), put)];
  };
}

/** Finds rows of exactly the amount that the text says, whatever its currency is. The column is in minor units. */
export function byAmount(currency: string, amount: string): SearchWay {
  return (typed) => {
    const amounts = amountsLookedFor(typed);
    if (amounts.length === 0) return undefined;
    const isOne = (put: Put): string[] => {
      return amounts.map(({ minorUnits, currencies }) => {
        return `${currency} = ANY (${put(currencies)}::text[]) AND ${amount} = ${put(minorUnits)}::bigint`;
      });
    };
    return [(put) => `(${isOne(put).join(' OR ')})`];
  };
}

/** A condition that the column begins with one of the texts, each a range of its index. */
function anyBeginning(column: string, beginnings: Iterable<string>, put: Put): string {
  const ranges = [...beginnings].map((beginning) => {
    return `(${column} >= ${put(beginning)}::text AND ${column} < ${put(endOfPrefix(beginning))}::text)`;
  });
  return ranges.length === 1 ? ranges.join('') : `(${ranges.join(' OR ')})`;
}

function inBothCases(text: string): Set<string> {
  return new Set([text, text.toUpperCase(), text.toLowerCase()]);
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
