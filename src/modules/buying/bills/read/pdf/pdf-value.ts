/** A reference to another object of the file. */
export interface PdfReference {
  readonly object: number;
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A value as ISO 32000 has them. Names begin with `/`, and texts are the bytes in latin1. */
export type PdfValue =
  number | string | boolean | null | PdfReference | PdfDictionary | readonly PdfValue[] | PdfText;

/** A string of the file. */
export interface PdfText {
  readonly text: string;
}

/** Says that bytes are not what ISO 32000 wants. */
export class PdfFault extends Error {}

const DEPTH_MAX = 50;
/** A dictionary or array that is larger belongs to no invoice. */
const PARTS_MAX = 100_000;
const [PERCENT = 0, LINE_FEED = 0, RETURN = 0] = Buffer.from('%\n\r');
const TEXT_MAX = 100_000;
const BLANKS = new Set(Buffer.from('\0\t\n\f\r '));
const DELIMITERS = new Set([...BLANKS, ...Buffer.from('()<>[]{}/%')]);
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'object' in value;
export const isText = (value: PdfValue | undefined): value is PdfText =>
  typeof value === 'object' && value !== null && 'text' in value;
export const isArray = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

/** How many bytes may still be looked at, so that a file that leads in circles ends. */
export class PdfBudget {
  constructor(private left: number) {}

  spend(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw new PdfFault('leads in circles');
  }
}

/** Reads values one after the other. Raises `PdfFault`. */
export class PdfScanner {
  constructor(
    private readonly bytes: Buffer,
    public at: number,
    private readonly budget: PdfBudget,
  ) {}

  /** The next value. */
  value(depth = 0): PdfValue {
    if (depth > DEPTH_MAX) throw new PdfFault('is nested too deeply');
    this.blanks();
    const next = this.char(this.at);
    if (next === '<') return this.char(this.at + 1) === '<' ? this.dictionary(depth) : this.hexadecimal();
    if (next === '(') return this.literal();
    if (next === '[') return this.array(depth);
    const word = this.word();
    if (word.startsWith('/')) return unescaped(word);
    if (NUMBER.test(word)) return this.reference(word) ?? Number(word);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    throw new PdfFault('has a value that is none');
  }

  /** The next characters up to a delimiter; at least one, unless the file ends. */
  word(): string {
    this.blanks();
    const from = this.at;
    if (from >= this.bytes.length) throw new PdfFault('is cut off');
    this.at += 1;
    while (this.at < this.bytes.length && !DELIMITERS.has(this.bytes[this.at] ?? 0)) this.at += 1;
    this.budget.spend(this.at - from);
    if (this.at - from > TEXT_MAX) throw new PdfFault('has a name without an end');
    return this.bytes.toString('latin1', from, this.at);
  }

  /** Goes over a word if it is the next one. */
  takes(word: string): boolean {
    this.blanks();
    if (this.bytes.toString('latin1', this.at, this.at + word.length) !== word) return false;
    this.at += word.length;
    return true;
  }

  /** A whole number that is not negative. */
  count(): number {
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) throw new PdfFault('has a number that is none');
    return Number(word);
  }

  private blanks(): void {
    const from = this.at;
    let inComment = false;
    for (; this.at < this.bytes.length; this.at += 1) {
      const next = this.bytes[this.at] ?? 0;
      if (next === PERCENT) inComment = true;
      else if (next === LINE_FEED || next === RETURN) inComment = false;
      else if (!inComment && !BLANKS.has(next)) break;
    }
    this.budget.spend(this.at - from);
  }

  private char(at: number): string {
    return String.fromCharCode(this.bytes[at] ?? 0);
  }

  private reference(word: string): PdfReference | undefined {
    const from = this.at;
    if (/^\d{1,10}$/.test(word)) {
      const rest = this.bytes.toString('latin1', this.at, this.at + 20);
      const [taken] = /^[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/.exec(rest) ?? [];
      if (taken !== undefined) {
        this.at = from + taken.length;
        return { object: Number(word) };
      }
    }
    return undefined;
  }

  private dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    while (!this.takes('>>')) {
      if (entries.size >= PARTS_MAX) throw new PdfFault('has too many parts');
      const name = this.value(depth + 1);
      if (typeof name !== 'string') throw new PdfFault('has an entry without a name');
      entries.set(name, this.value(depth + 1));
    }
    return entries;
  }

  private array(depth: number): readonly PdfValue[] {
    this.at += 1;
    const parts: PdfValue[] = [];
    while (!this.takes(']')) {
      if (parts.length >= PARTS_MAX) throw new PdfFault('has too many parts');
      parts.push(this.value(depth + 1));
    }
    return parts;
  }

  private hexadecimal(): PdfText {
    const end = this.bytes.indexOf('>', this.at);
    if (end === -1) throw new PdfFault('is cut off');
    if (end - this.at > TEXT_MAX) throw new PdfFault('has a text without an end');
    this.budget.spend(end - this.at);
    const digits = this.bytes.toString('latin1', this.at + 1, end).replace(/[^0-9a-fA-F]/g, '');
    this.at = end + 1;
    return { text: Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1') };
  }

  private literal(): PdfText {
    const parts: string[] = [];
    for (let open = 1; ;) {
      this.at += 1;
      if (this.at >= this.bytes.length) throw new PdfFault('is cut off');
      const next = this.char(this.at);
      open += next === '(' ? 1 : next === ')' ? -1 : 0;
      if (open === 0) break;
      if (parts.length > TEXT_MAX) throw new PdfFault('has a text without an end');
      parts.push(next === '\\' ? this.escape() : next);
    }
    this.at += 1;
    this.budget.spend(parts.length);
    return { text: parts.join('') };
  }

  private escape(): string {
    const [octal] = /^[0-7]{1,3}/.exec(this.bytes.toString('latin1', this.at + 1, this.at + 4)) ?? [];
    this.at += octal?.length ?? 1;
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8) % 256);
    const next = this.char(this.at);
    return next === '\n' || next === '\r' ? '' : (ESCAPES[next] ?? next);
  }
}

function unescaped(name: string): string {
  return name.replace(/#([0-9a-fA-F]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
