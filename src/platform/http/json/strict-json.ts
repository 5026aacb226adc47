import type { FieldFault } from '../../../kernel/problems/problem.js';
import { jsonPointer } from '../../../kernel/problems/json-pointer.js';

export type JsonValue = null | boolean | number | string | JsonValue[] | { [name: string]: JsonValue };

/** The text is not JSON as this service takes it; `message` is a sentence that names the place. */
export class JsonSyntaxError extends Error {}

export interface ParsedJson {
  readonly value: JsonValue;
  /** What is valid JSON and yet cannot be taken: numbers that would lose digits, names of JavaScript's own. */
  readonly faults: readonly FieldFault[];
}

const SIGNIFICANT_DIGITS_MAX = 15;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANK = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
/** Names that mean something to JavaScript's objects and to the libraries that copy them. */
const LANGUAGE_NAMES = new Set(['__proto__', 'constructor']);
/** The one field whose names are the caller's own; it is never copied name by name. */
const FREE_FORM_FIELD = 'metadata';
const LITERALS: Readonly<Record<string, null | boolean>> = { null: null, true: true, false: false };

/**
 * One JSON value from a text, read more strictly than `JSON.parse` does.
 *
 * Refuses names that repeat within one object, nesting beyond `depthMax`, NUL characters and lone
 * surrogates, because each of them is read differently by different programs or cannot be stored.
 * Numbers with more than 15 significant digits are reported as faults instead of being rounded.
 * Source: RFC 8259, RFC 7493 (I-JSON). Raises JsonSyntaxError.
 */
export function parseStrictJson(text: string, depthMax: number): ParsedJson {
  const reader = new StrictReader(text, depthMax);
  return { value: reader.document(), faults: reader.faults };
}

class StrictReader {
  readonly faults: FieldFault[] = [];
  private position = 0;
  private readonly path: (string | number)[] = [];

  constructor(
    private readonly text: string,
    private readonly depthMax: number,
  ) {}

  document(): JsonValue {
    const value = this.value();
    this.skipBlanks();
    if (this.position < this.text.length) this.fail('Nothing may follow the JSON value');
    return value;
  }

  private value(): JsonValue {
    this.skipBlanks();
    const letter = this.text.charAt(this.position);
    if (letter === '{') return this.nested(() => this.object());
    if (letter === '[') return this.nested(() => this.array());
    if (letter === '"') return this.string();
    if (letter === '-' || (letter >= '0' && letter <= '9')) return this.number();
    return this.literal();
  }

  private nested<T>(read: () => T): T {
    if (this.path.length >= this.depthMax)
      this.fail(`The value is nested more than ${this.depthMax} levels deep`);
    this.position += 1;
    return read();
  }

  private object(): JsonValue {
    const result: { [name: string]: JsonValue } = {};
    if (this.take('}')) return result;
    do {
      this.skipBlanks();
      const name = this.string();
      if (Object.hasOwn(result, name))
        this.fail(`The name ${JSON.stringify(name.slice(0, 50))} repeats in one object`);
      this.expect(':');
      this.path.push(name);
      const value = this.value();
      if (LANGUAGE_NAMES.has(name) && !this.isFreeForm(name))
        this.fault('unknown_field', 'This field is not known.');
      else result[name] = value;
      this.path.pop();
    } while (this.take(','));
    this.expect('}');
    return result;
  }

  private array(): JsonValue {
    const result: JsonValue[] = [];
    if (this.take(']')) return result;
    do {
      this.path.push(result.length);
      result.push(this.value());
      this.path.pop();
    } while (this.take(','));
    this.expect(']');
    return result;
  }

  private string(): string {
    const raw = this.match(STRING) ?? this.fail('A string in double quotes was expected');
    const value = raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1);
    if (value.includes('\0')) this.fail('A string holds a NUL character');
    if (!value.isWellFormed()) this.fail('A string holds half of a surrogate pair');
    return value;
  }

  private number(): number {
    const raw = this.match(NUMBER) ?? this.fail('A number is malformed');
    const value = Number(raw);
    if (significantDigits(raw) > SIGNIFICANT_DIGITS_MAX || !Number.isFinite(value)) {
      this.fault(
        'number_too_precise',
        `A number may have at most ${SIGNIFICANT_DIGITS_MAX} significant digits.`,
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

  private fault(code: string, detail: string): void {
    this.faults.push({ pointer: jsonPointer(this.path), code, detail });
  }

  private fail(sentence: string): never {
    throw new JsonSyntaxError(`${sentence}, at character ${this.position + 1}.`);
  }
}

/** The digits between the first and the last that is not zero: `0.00120` has two, `1200` too. */
function significantDigits(raw: string): number {
  const [mantissa = ''] = raw.split(/[eE]/);
  return mantissa.replace(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length;
}
