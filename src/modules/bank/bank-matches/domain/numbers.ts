import { asCreditorReference } from '../../../../kernel/parties/creditor-reference.js';
import { qrReference } from '../../../../kernel/parties/qr-reference.js';

/** Texts of lines are short; of a longer one, so many words are looked at. */
const WORDS_MAX = 60;
/** Blanks and signs break a number into so many words at most. */
const WORDS_OF_NUMBER_MAX = 4;
/** A number with fewer letters and digits, and without letters before it, stands in any text. */
const MEANING_MIN = 5;
const BEGINNING = /^[A-Z]+/;
const QR_REFERENCE = /^\d{27}$/;

/** The numbers that a text may name, as `numberKey` writes them: what is looked for in the books. */
export function numberKeysOf(text: string): string[] {
  const words = text.toUpperCase().split(/[^A-Z0-9]+/);
  const used = words.filter((word) => word !== '').slice(0, WORDS_MAX);
  const keys = used.flatMap((_word, at) =>
    Array.from({ length: WORDS_OF_NUMBER_MAX }, (_none, more) =>
      numberKey(used.slice(at, at + more + 1).join('')),
    ),
  );
  return [...new Set([...keys, ...used.flatMap(keysOfQrReference)])].filter((key) => key !== '');
}

/** A QR reference has zeros and letters, as digits, before the digits of a number, and a check digit behind them. */
function keysOfQrReference(word: string): string[] {
  if (!QR_REFERENCE.test(word)) return [];
  const digits = numberKey(word.slice(0, -1));
  return Array.from(digits, (_digit, at) => digits.slice(at));
}

/**
 * What is left of a number without the letters before it, signs and zeros, which payers leave out.
 *
 * The index ix_invoices_open_number has the same. Different numbers may have one key, so that `isNamed` decides.
 */
export function numberKey(number: string): string {
  return number
    .toUpperCase()
    .replace(BEGINNING, '')
    .replace(/[^A-Z0-9]|0/g, '');
}

/**
 * Whether a text names a number: with any blanks and signs between its parts, and with or without zeros before them.
 * The letters before it may be left out if enough remains.
 */
export function isNamed(text: string, number: string): boolean {
  if (!/\d/.test(number)) return false;
  const parts = number.toUpperCase().match(/[A-Z]+|\d+/g) ?? [];
  const [first = '', ...rest] = parts;
  const hasPrefix = BEGINNING.test(first) && rest.length > 0;
  const whole = parts.map(withoutZeros).join('');
  const tail = rest.map(withoutZeros).join('');
  const forms = [
    ...(hasPrefix || whole.length >= MEANING_MIN ? [parts] : []),
    ...(hasPrefix && tail.length >= MEANING_MIN ? [rest] : []),
  ];
  return forms.some((form) => patternOf(form).test(text.toUpperCase()));
}

function patternOf(parts: readonly string[]): RegExp {
  const body = parts.map((part) => (/^\d/.test(part) ? `0*${withoutZeros(part)}` : part));
  const isPlain = parts.length === 1;
  // A number of several parts is told from others by them; a plain one must not be a part of another number.
  const before = /^\d/.test(parts[0] ?? '') ? `(?<!\\d)${isPlain ? '(?<!\\d[-/.])' : ''}` : '(?<![A-Z])';
  return new RegExp(`${before}${body.join('[^A-Z0-9]*')}(?!\\d)${isPlain ? '(?![-/.]\\d)' : ''}`);
}

function withoutZeros(part: string): string {
  return part.replace(/^0+(?=.)/, '');
}

/** The references that texts of a line hold: those of ISO 11649 with right check digits, and whole texts. */
export function referencesIn(texts: readonly (string | null)[]): string[] {
  const found = texts.flatMap((text) => {
    if (text === null) return [];
    const whole = asCreditorReference(text) ?? text.trim();
    const inside = text
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .flatMap((_word, at, words) => referenceFrom(words.slice(at)));
    return [whole, ...inside];
  });
  return [...new Set(found)].filter((reference) => reference !== '');
}

/** A reference is printed in groups of four, so that it may be several words. */
function referenceFrom(words: readonly string[]): string[] {
  if (!/^RF\d/.test(words[0] ?? '')) return [];
  const possible = words.slice(0, 7).map((_word, at) => words.slice(0, at + 1).join(''));
  return possible.flatMap((text) => asCreditorReference(text) ?? []);
}

/** Whether one of the references is that of an invoice, also as a QR-bill writes it. */
export function isReference(references: readonly string[], own: string | null): boolean {
  if (own === null) return false;
  if (references.includes(own)) return true;
  const written = references.map((one) => one.replace(/\s/g, '')).filter((one) => QR_REFERENCE.test(one));
  if (written.length === 0) return false;
  const qr = qrReference(asCreditorReference(own)?.slice(4) ?? '');
  return qr !== undefined && written.includes(qr);
}
