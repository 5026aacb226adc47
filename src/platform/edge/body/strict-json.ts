import type { FieldFault } from '../../../kernel/problems/problem.js';
import { jsonPointer } from '../../../kernel/problems/json-pointer.js';

export type JsonValue = null | boolean | number | string | JsonValue[] | { [name: string]: JsonValue };

/** The text is not JSON as this service accepts it. `message` is a sentence that names the position. */
export class JsonSyntaxError extends Error {}

/** The text is JSON, but has more values than `valuesMax`. */
export class JsonTooLargeError extends Error {}

/** The limits of a text, so that the code behind the parser never handles more than a request is worth. */
export interface JsonLimits {
  readonly depthMax: number;
  /** Values of every kind, on all levels together. */
  readonly valuesMax: number;
  readonly entriesMax: number;
  readonly namesMax: number;
}

export interface ParsedJson {
  readonly value: JsonValue;
  /** Faults of valid JSON: numbers that would lose digits, JavaScript's own names, too many entries. */
  readonly faults: readonly FieldFault[];
}

const SIGNIFICANT_DIGITS_MAX = 15;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANK = /[ \t\n\r]*/y;
/** Nearly every string, and much faster: one loop over characters that mean nothing. */
const PLAIN_STRING = /"[^"\\\u0000-\u001f]*"/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
/** Names with a meaning in JavaScript's objects. Libraries that copy objects drop them or fail on them. */
const LANGUAGE_NAMES = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);
/** The only field whose names the caller chooses. It is never copied name by name. */
const FREE_FORM_FIELD = 'metadata';
const LITERALS: Readonly<Record<string, null | boolean>> = { null: null, true: true, false: false };

/**
 * Parses one JSON value, more strictly than `JSON.parse`.
 *
 * Refuses repeated names within an object, nesting beyond `depthMax`, NUL characters and lone surrogates, because
 * programs read them differently or cannot store them. Reports numbers with more than 15 significant digits as faults
 * instead of rounding them. Reports what an object or array holds beyond `namesMax` and `entriesMax`, and leaves it
 * out.
 *
 * Source: RFC 8259, RFC 7493 (I-JSON). Raises JsonSyntaxError and JsonTooLargeError.
 */
export function parseStrictJson(text: string, limits: JsonLimits): ParsedJson {
  const reader = new StrictReader(text, limits);
  return { value: reader.document(), faults: reader.faults };
}

class StrictReader {
  readonly faults: FieldFault[] = [];
  private position = 0;
  private values = 0;
  private readonly path: (string | number)[] = [];

  constructor(
    private readonly text: string,
    private readonly limits: JsonLimits,
  ) {}

  document(): JsonValue {
    const value = this.value();
    this.skipBlanks();
    if (this.position < this.text.length) this.fail('Nothing may follow the JSON value');
    return value;
  }

  private value(): JsonValue {
    this.values += 1;
    if (this.values > this.limits.valuesMax) throw new JsonTooLargeError();
    this.skipBlanks();
    const letter = this.text.charAt(this.position);
    if (letter === '{') return this.nested(() => this.object());
    if (letter === '[') return this.nested(() => this.array());
    if (letter === '"') return this.string();
    if (letter === '-' || (letter >= '0' && letter <= '9')) return this.number();
    return this.literal();
  }

  private nested<T>(read: () => T): T {
    const { depthMax } = this.limits;
    if (this.path.length >= depthMax) this.fail(`The value is nested more than ${depthMax} levels deep`);
    this.position += 1;
    return read();
  }

  private object(): JsonValue {
    const result: { [name: string]: JsonValue } = {};
    let names = 0;
    if (this.take('}')) return result;
    do {
      this.skipBlanks();
      const name = this.string();
      if (Object.hasOwn(result, name))
        this.fail(`The name ${JSON.stringify(name.slice(0, 50))} repeats in one object`);
      this.expect(':');
      this.path.push(name);
      const value = this.value();
      names += 1;
      if (LANGUAGE_NAMES.has(name) && !this.isFreeForm(name))
        this.fault('unknown_field', 'This field is not known.');
      else if (names <= this.limits.namesMax) result[name] = value;
      this.path.pop();
    } while (this.take(','));
    this.expect('}');
    this.countUpTo(this.limits.namesMax, names);
    return result;
  }

  private array(): JsonValue {
    const result: JsonValue[] = [];
    let entries = 0;
    if (this.take(']')) return result;
    do {
      this.path.push(entries);
      const value = this.value();
      entries += 1;
      // Keeps one entry too many, so that a list with at most this many entries is recognized as too long.
      if (entries <= this.limits.entriesMax + 1) result.push(value);
      this.path.pop();
    } while (this.take(','));
    this.expect(']');
    this.countUpTo(this.limits.entriesMax, entries);
    return result;
  }

  private string(): string {
    const raw =
      this.match(PLAIN_STRING) ?? this.match(STRING) ?? this.fail('A string in double quotes was expected');
    const value = raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1);
    if (value.includes('\0')) this.fail('A string holds a NUL character');
    if (!value.isWellFormed()) this.fail('A string holds half of a surrogate pair');
    return value;
  }

  private number(): number {
    const raw = this.match(NUMBER) ?? this.fail('A number is malformed');
    const value = Number(raw);
    const digits = significantDigits(raw);
    // Below the smallest double nothing is left of a number but its sign.
    if (digits > SIGNIFICANT_DIGITS_MAX || !Number.isFinite(value) || (value === 0 && digits > 0)) {
      this.fault(
        'number_too_precise',
        `A number may have at most ${SIGNIFICANT_DIGITS_MAX} significant digits, and a double must be able to hold it.`,
      );
    }
    return value;
  }

  private literal(): JsonValue {
    const name = ['null', 'true', 'false'].find((word) => this.text.startsWith(word, this.position));
    if (name === undefined) this.fail('A JSON value was expected');
    this.position += name.length;
    return LITERALS[name] ?? null;
  }

  private take(sign: string): boolean {
    this.skipBlanks();
    if (this.text.charAt(this.position) !== sign) return false;
    this.position += 1;
    return true;
  }

  private expect(sign: string): void {
    if (!this.take(sign)) this.fail(`"${sign}" was expected`);
  }

  private skipBlanks(): void {
    const code = this.text.charCodeAt(this.position);
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) this.match(BLANK);
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.position += found.length;
    return found;
  }

  private isFreeForm(name: string): boolean {
    return name !== '__proto__' && this.path.at(-2) === FREE_FORM_FIELD;
  }

  private countUpTo(max: number, count: number): void {
    if (count > max) this.fault('too_many', `At most ${max} are possible.`);
  }

  private fault(code: string, detail: string): void {
    this.faults.push({ pointer: jsonPointer(this.path), code, detail });
  }

  private fail(sentence: string): never {
    throw new JsonSyntaxError(`${sentence}, at character ${this.position + 1}.`);
  }
}

/**
 * Returns the digits between the first and the last that is not zero: `0.00120` has two, `1200` too.
 *
 * Searches the end in a loop, because `/0+$/` takes quadratic time for the zeros inside a long number.
 */
function significantDigits(raw: string): number {
  const [mantissa = ''] = raw.split(/[eE]/);
  const digits = mantissa.replace(/[-.]/g, '').replace(/^0+/, '');
  let end = digits.length;
  while (digits.endsWith('0', end)) end -= 1;
  return end;
}
