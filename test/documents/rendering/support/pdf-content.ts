/** A word of a page's content: an operator, a number or a name as it is written, a string as bytes, an array. */
export type Token = string | Buffer | readonly Token[];

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const BLANK = /\s/;

/** Reads the content of a page, each character a byte. Source: ISO 32000-1:2008, 7.3. */
export class ContentTokens {
  private at = 0;

  constructor(private readonly content: string) {}

  /** The next word; undefined behind the last one, and at the end of an array. */
  next(): Token | undefined {
    while (BLANK.test(this.content[this.at] ?? '')) this.at += 1;
    const first = this.content[this.at];
    if (first === undefined) return undefined;
    if (first === '(') return this.literal();
    if (first === '[') return this.array();
    if (first === ']') {
      this.at += 1;
      return undefined;
    }
    const [word = first] = /^(?:<<|>>|[^\s[\]()]+)/.exec(this.content.slice(this.at, this.at + 200)) ?? [];
    this.at += word.length;
    return word;
  }

  private array(): readonly Token[] {
    this.at += 1;
    const all: Token[] = [];
    for (let one = this.next(); one !== undefined; one = this.next()) all.push(one);
    return all;
  }

  /** Brackets within a string stand for themselves where they come in pairs. */
  private literal(): Buffer {
    const start = this.at;
    let depth = 0;
    do {
      const one = this.content[this.at];
      if (one === '\\') this.at += 1;
      else if (one === '(') depth += 1;
      else if (one === ')') depth -= 1;
      this.at += 1;
    } while (depth > 0);
    const written = this.content.slice(start + 1, this.at - 1);
    return Buffer.from(written.replace(/\\([0-7]{1,3}|\r?\n|[^])/g, unescaped), 'latin1');
  }
}

function unescaped(_: string, code: string): string {
  return /^[0-7]/.test(code) ? String.fromCharCode(parseInt(code, 8)) : (ESCAPES[code] ?? code.trim());
}
