const CAPITALS = `${letters(0x391, 0x3a1)}${letters(0x3a3, 0x3a9)}${letters(0x400, 0x42f)}${letters(0x531, 0x556)}`;
const SMALL_GREEK = letters(0x3b1, 0x3c1) + letters(0x3c3, 0x3c9);
const SMALL = `${SMALL_GREEK}${letters(0x450, 0x45f)}${letters(0x430, 0x44f)}${letters(0x561, 0x586)}`;

/** Letters that Unicode normalization keeps, but that a search treats like a plain letter. */
const REPLACED = new Map<string, string>([
  ...[...CAPITALS].map((letter, index): [string, string] => [letter, SMALL.charAt(index)]),
  ...[...'ςØĐŁĦŦÐøđłħŧðı'].map((letter, index): [string, string] => [letter, 'σodlhtdodlhtdi'.charAt(index)]),
  ...[...'ÆæŒœẞß'].map((letter, index): [string, string] => [letter, ['ae', 'oe', 'ss'][index >> 1] ?? '']),
]);

/** How letters are written where a keyboard has none of them. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' },
  ...{ Ä: 'AE', Ö: 'OE', Ü: 'UE', Ø: 'OE', Å: 'AA' },
};

/**
 * Letters of scripts that put no blanks between words, in search form: Thai, Lao, Burmese, the first letters of Korean
 * syllables, Khmer, Japanese and Chinese.
 */
const WITHOUT_BLANKS = new RegExp(
  '[\\u0e01-\\u0e2e\\u0e40-\\u0e44\\u0e81-\\u0eae\\u1000-\\u102a\\u1100-\\u1112' +
    '\\u1780-\\u17b3\\u3041-\\u3096\\u30a1-\\u30fa\\u3400-\\u9fff]',
);

const WORD_LENGTH_MAX = 100;
const NAME_KEY_LENGTH_MAX = 255;
const BETWEEN_WORDS = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/u;

/**
 * Removes accents and capitals: `Łódź Straße` becomes `lodz strasse`.
 *
 * The database function search_form does the same for the stored words. A test compares the two.
 */
export function searchForm(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return [...plain].map((letter) => REPLACED.get(letter) ?? asciiLowerCase(letter)).join('');
}

/** Returns the distinct words of a text in search form, each truncated to 100 characters. */
export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(text).map(truncated))];
}

/**
 * Returns the words that a text is found by: those of `searchWords`, and of a script without blanks also what is left
 * of a word from each of its letters on. So the beginning of a term is any part of the word: 跳动 finds 字节跳动.
 *
 * The database function search_words returns the same. A test compares the two.
 */
export function storedWords(text: string): string[] {
  const words = wordsOf(text).flatMap((word) => {
    const letters = [...word];
    const ends = letters.flatMap((letter, index) => {
      return index > 0 && WITHOUT_BLANKS.test(letter) ? [letters.slice(index).join('')] : [];
    });
    return [word, ...ends];
  });
  return [...new Set(words.map(truncated))];
}

/**
 * Returns the words of a text in search form, each with how else people may have written it: `Müller` and `Mueller`,
 * whichever of the two is looked for.
 */
export function spellings(text: string): string[][] {
  const spelledOut = text
    .normalize('NFC')
    .replace(/[äöüøåÄÖÜØÅ]/g, (letter) => SPELLED_OUT[letter] ?? letter);
  const others = wordsOf(spelledOut);
  const seen = new Set<string>();
  return wordsOf(text).flatMap((word, index) => {
    const ways = [
      word,
      others[index] ?? word,
      word.replace(/(?:ae|oe|ue|aa)(?=.)/g, ([letter = '']) => letter),
    ];
    const distinct = [...new Set(ways.map(truncated))];
    if (seen.has(distinct.join())) return [];
    seen.add(distinct.join());
    return [distinct];
  });
}

function wordsOf(text: string): string[] {
  return searchForm(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}

function truncated(word: string): string {
  return [...word].slice(0, WORD_LENGTH_MAX).join('');
}

/**
 * Returns the term of an entry of metadata. It begins with a sign that parts words, so that no word is like it.
 *
 * The database function metadata_terms makes the same. A test compares the two.
 */
export function metadataTerm(name: string, text: string): string {
  return `=${[...name].length}:${name}${text}`;
}

/** Returns the terms of all entries of metadata. */
export function metadataTerms(metadata: Readonly<Record<string, string>>): string[] {
  return Object.entries(metadata).map(([name, text]) => metadataTerm(name, text));
}

/** Returns what names are sorted by: the first 255 characters in search form. */
export function nameKey(name: string): string {
  return [...searchForm(name)].slice(0, NAME_KEY_LENGTH_MAX).join('');
}

/** Returns an upper bound for all texts with this prefix, in the order of code points. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

function asciiLowerCase(letter: string): string {
  return letter >= 'A' && letter <= 'Z' ? letter.toLowerCase() : letter;
}

/** Returns the characters of a Unicode range as one text. */
function letters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_none, index) => String.fromCharCode(first + index)).join(
    '',
  );
}
