import { isIP } from 'node:net';
import { currencyCodes, isCurrencyCode } from '../../../kernel/money/currency.js';
import { isCalendarDate } from '../../../kernel/time/calendar-date.js';
import { field, tooFew, type FieldOptions, type Refusal } from './field.js';

export interface TextOptions extends FieldOptions {
  readonly max: number;
  readonly min?: number;
  /** Keeps the blanks around the text, because a password may have some. */
  readonly asTyped?: boolean;
  /** Converts the trimmed text to the value that is stored. */
  readonly read?: (text: string) => string;
  /** The form that the text must have, with the sentence for a text that does not. */
  readonly form?: TextForm;
}

export interface TextForm {
  readonly pattern: RegExp;
  /** Tells what the pattern tells, for texts of megabytes: V8 may run out of stack while it matches one. */
  readonly matches?: (text: string) => boolean;
  /** A check beyond the pattern, such as check digits. */
  readonly accepts?: (text: string) => boolean;
  readonly detail: string;
}

const NOT_TEXT: Refusal = { code: 'wrong_type', detail: 'A string was expected.' };
const INSTANT = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** A text of bounded length in characters. Trims it, and refuses a blank text if the field is required. */
export function Text(options: TextOptions): PropertyDecorator {
  const { min = options.optional === true ? 0 : 1, max, form } = options;
  const schema = {
    type: 'string',
    minLength: min,
    maxLength: max,
    ...(form && { pattern: form.pattern.source }),
  };
  const read = options.asTyped === true ? undefined : readerOf(options);
  const rule = { ...options, min };
  return field({ ...(read && { read }), schema, refuses: (value) => textRefusal(value, rule) }, options);
}

function textRefusal(value: unknown, { min = 0, max, form }: TextOptions): Refusal | undefined {
  if (typeof value !== 'string') return NOT_TEXT;
  const length = fits(value, { min, max }) ? value.length : [...value].length;
  if (length < min)
    return {
      code: 'too_short',
      detail: min === 1 ? 'It must not be empty.' : `At least ${min} characters are needed.`,
    };
  if (length > max) return { code: 'too_long', detail: `At most ${max} characters are possible.` };
  if (form === undefined || hasForm(value, form)) return undefined;
  return { code: 'wrong_format', detail: form.detail };
}

function hasForm(text: string, { pattern, matches, accepts }: TextForm): boolean {
  return (matches?.(text) ?? pattern.test(text)) && accepts?.(text) !== false;
}

/**
 * A character takes one or two UTF-16 units, so the lengths of most texts can be checked without counting characters.
 */
function fits(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return text.length >= 2 * min && text.length <= max;
}

/** One part of a domain name: at most 63 letters and digits of any script, with hyphens inside. */
const LABEL = '[A-Za-z0-9\\u0080-\\uFFFF](?:[A-Za-z0-9\\u0080-\\uFFFF-]{0,61}[A-Za-z0-9\\u0080-\\uFFFF])?';
const MAILBOX = '[^\\s@<>()\\[\\],;:\\\\".]+';
const EMAIL = {
  pattern: new RegExp(`^${MAILBOX}(?:\\.${MAILBOX})*@(?:${LABEL}\\.)+${LABEL}$`),
  accepts: isOfMailbox,
  detail: 'A bare e-mail address such as ada@example.com was expected.',
};
export const EMAIL_MAX = 254;

/** A bare e-mail address of at most 254 characters, without a name or brackets around it. */
export function Email(options: FieldOptions): PropertyDecorator {
  return Text({ ...options, max: EMAIL_MAX, form: EMAIL });
}

/** Whether a text is what the field for an e-mail address accepts. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && hasForm(text, EMAIL);
}

/** No mail server takes more than 64 bytes before the @. */
function isOfMailbox(address: string): boolean {
  return Buffer.byteLength(address.slice(0, address.indexOf('@'))) <= 64;
}

/** One value of a closed list. */
export function OneOf(values: readonly string[], options: FieldOptions): PropertyDecorator {
  const detail = `One of ${values.join(', ')} was expected.`;
  const refuses = (value: unknown): Refusal | undefined => {
    return typeof value === 'string' && values.includes(value) ? undefined : { code: 'not_allowed', detail };
  };
  return field({ schema: { type: 'string', enum: [...values] }, refuses }, options);
}

/** An ISO 4217 currency code that the service supports, in capital letters. */
export function Currency(options: FieldOptions): PropertyDecorator {
  const refuses = (value: unknown): Refusal | undefined => {
    if (typeof value !== 'string') return NOT_TEXT;
    const detail = 'A currency code of ISO 4217 in capital letters was expected.';
    return isCurrencyCode(value) ? undefined : { code: 'unknown_currency', detail };
  };
  const schema = {
    type: 'string',
    pattern: '^[A-Z]{3}$',
    'x-enum-hint': `${currencyCodes.length} codes of ISO 4217`,
  };
  return field({ schema, refuses }, { example: 'EUR', ...options });
}

/** A day that exists, `YYYY-MM-DD`. */
export function Day(options: FieldOptions): PropertyDecorator {
  const refuses = (value: unknown): Refusal | undefined => {
    if (typeof value !== 'string') return NOT_TEXT;
    const detail = 'A date that exists, as YYYY-MM-DD, was expected.';
    return isCalendarDate(value) ? undefined : { code: 'wrong_date', detail };
  };
  return field(
    { schema: { type: 'string', format: 'date' }, refuses },
    { example: '2026-12-31', ...options },
  );
}

/** An instant of RFC 3339 with its offset, read as a Date. */
export function Instant(options: FieldOptions): PropertyDecorator {
  const read = (value: unknown): unknown => {
    if (typeof value !== 'string' || !INSTANT.test(value) || !isCalendarDate(value.slice(0, 10)))
      return value;
    const instant = new Date(value);
    return isAnswerable(instant) ? instant : value;
  };
  const detail = 'An instant of RFC 3339, such as 2026-12-31T23:59:59Z, was expected.';
  const refuses = (value: unknown): Refusal | undefined => {
    return value instanceof Date ? undefined : { code: 'wrong_instant', detail };
  };
  return field({ read, schema: { type: 'string', format: 'date-time' }, refuses }, options);
}

/** Whether the year has four digits in UTC too. The offset may have moved the instant to the next year. */
function isAnswerable(instant: Date): boolean {
  return !Number.isNaN(instant.getTime()) && isCalendarDate(instant.toISOString().split('T')[0] ?? '');
}

/** A list of texts without repetitions, each accepted by its own rule. */
export function TextList(
  rule: {
    readonly min?: number;
    readonly max: number;
    readonly accepts: (text: string) => boolean;
    readonly detail: string;
  },
  options: FieldOptions & { readonly items?: Readonly<Record<string, unknown>> },
): PropertyDecorator {
  const { min = 0 } = rule;
  const refuses = (value: unknown): Refusal | undefined => {
    if (!Array.isArray(value)) return { code: 'wrong_type', detail: 'An array of strings was expected.' };
    if (value.length < min) return tooFew(min);
    if (value.length > rule.max)
      return { code: 'too_many', detail: `At most ${rule.max} entries are possible.` };
    if (new Set(value).size < value.length) return { code: 'repeated', detail: 'An entry repeats.' };
    const accepted = value.every((entry) => typeof entry === 'string' && rule.accepts(entry));
    return accepted ? undefined : { code: 'not_allowed', detail: rule.detail };
  };
  const bounds = { ...(min > 0 && { minItems: min }), maxItems: rule.max };
  const schema = { type: 'array', ...bounds, items: { type: 'string', ...options.items } };
  return field({ schema, refuses }, options);
}

/** Whether a text is an IP address or a CIDR range. A zone is refused, because it is valid on one machine only. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const bitsMax = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    bitsMax > 0 &&
    rest.length === 0 &&
    !address.includes('%') &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax))
  );
}

function readerOf({ read = (text) => text }: TextOptions): (value: unknown) => unknown {
  return (value) => (typeof value === 'string' ? read(value.trim()) : value);
}
