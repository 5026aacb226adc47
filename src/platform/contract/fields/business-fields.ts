import { isIban } from '../../../kernel/parties/iban.js';
import { isTimeZone } from '../../../kernel/time/time-zone.js';
import { holidaysOf } from '../holidays.js';
import type { FieldOptions } from './field.js';
import { Text } from './text-fields.js';

/** An International Bank Account Number. Removes the spaces between its groups and checks its check digits. */
export function Iban(options: FieldOptions): PropertyDecorator {
  const form = {
    pattern: /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/,
    accepts: isIban,
    detail: 'An IBAN in capital letters was expected, and its check digits must be right.',
  };
  return Text({ ...options, max: 34, form, read: (text) => text.replaceAll(' ', '') });
}

/** A Business Identifier Code of ISO 9362, which identifies a bank, in capital letters. */
export function Bic(options: FieldOptions): PropertyDecorator {
  const form = {
    pattern: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
    detail: 'A BIC of 8 or 11 capital letters and digits was expected.',
  };
  return Text({ ...options, max: 11, form });
}

/** The name of a time zone of the IANA database. */
export function TimeZone(options: FieldOptions): PropertyDecorator {
  const form = {
    pattern: /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z0-9_+-]*)+)$/,
    accepts: isTimeZone,
    detail: 'A time zone of the IANA database, such as Europe/Berlin, was expected.',
  };
  return Text({ example: 'Europe/Berlin', ...options, max: 64, form });
}

/** A country or a region of ISO 3166 whose holidays are known. */
export function HolidaysOf(options: FieldOptions): PropertyDecorator {
  const form = {
    pattern: /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/,
    accepts: (place: string) => holidaysOf(place) !== undefined,
    detail: 'A country or a region of ISO 3166 whose holidays are known, such as FR or DE-BY, was expected.',
  };
  return Text({ example: 'DE-BY', ...options, max: 6, form });
}

/** A telephone number as people write it: digits with spaces, brackets, dots, hyphens, and an extension. */
export function Phone(options: FieldOptions): PropertyDecorator {
  const form = {
    pattern: /^\+?[0-9(][0-9 ()/.-]*(?: ?(?:x|ext\.?) ?[0-9]{1,8})?$/,
    detail: 'A telephone number such as +49 30 901820 was expected.',
  };
  return Text({ ...options, max: 32, form });
}

/** A file in base64. Takes how many bytes it may have. */
export function Base64({
  bytesMax,
  ...options
}: FieldOptions & { readonly bytesMax: number }): PropertyDecorator {
  const form = {
    pattern: /^[A-Za-z0-9+/]+={0,2}$/,
    matches: isBase64,
    detail: 'Base64 without line ends was expected.',
  };
  // Three bytes are four characters.
  return Text({ ...options, max: Math.ceil(bytesMax / 3) * 4, form });
}

const BASE64_LETTERS = /^[A-Za-z0-9+/]+$/;
const PIECE = 65_536;

function isBase64(text: string): boolean {
  const padding = ['==', '='].find((end) => text.endsWith(end)) ?? '';
  const end = text.length - padding.length;
  for (let start = 0; start < end; start += PIECE) {
    if (!BASE64_LETTERS.test(text.slice(start, Math.min(start + PIECE, end)))) return false;
  }
  return end > 0;
}

/** A language tag of BCP 47 whose language and region exist, such as `de-AT`. */
export function Locale(options: FieldOptions): PropertyDecorator {
  const form = {
    pattern: /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/,
    accepts: isKnownLocale,
    detail: 'A language tag such as en or de-AT was expected.',
  };
  return Text({ ...options, max: 35, form });
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isKnownLocale(tag: string): boolean {
  const { language, region } = new Intl.Locale(tag);
  return languages.of(language) !== undefined && (region === undefined || regions.of(region) !== undefined);
}
