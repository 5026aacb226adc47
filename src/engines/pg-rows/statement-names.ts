import { createHash } from 'node:crypto';
import type { NamedStatement } from './prepared-query.js';

const NAMES_MAX = 500;

/** A statement whose rows are texts and bytes, which come as they are stored and not as hexadecimal digits. */
export interface BytesStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly binary: true;
}

/** The names that statements are prepared under: the first ones get one. */
export class StatementNames {
  private readonly names = new Map<string, string>();

  constructor(private readonly max = NAMES_MAX) {}

  /**
   * Returns the statement of a `query` call and the name to prepare it under.
   *
   * Returns undefined for any other form of call, for a statement without values, and after a maximum number of texts,
   * because each name costs memory in every process of the server.
   */
  of([first, given]: readonly unknown[]): NamedStatement | undefined {
    const isBinary = isBytesStatement(first);
    const [text, values] = isBinary ? [first.text, first.values] : [first, given];
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return undefined;
    // One name has one form of rows.
    const name = this.nameOf(isBinary ? `${text} ` : text);
    return name === undefined ? undefined : { name, text, values: values as unknown[], isBinary };
  }

  /** Begins anew, for a test in a process that has named as many as it may. A text gets the same name again. */
  forget(): void {
    this.names.clear();
  }

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (this.names.size >= this.max) return undefined;
    const name = createHash('sha1').update(text).digest('base64url');
    this.names.set(text, name);
    return name;
  }
}

/** All connections of a process share them. */
export const statementNames = new StatementNames();

/** The same call for a query of pg's own, which takes what is binary for UTF-8 and so destroys it: as digits. */
export function asDigits([first, ...given]: readonly unknown[]): readonly unknown[] {
  return isBytesStatement(first) ? [first.text, first.values] : [first, ...given];
}

function isBytesStatement(given: unknown): given is BytesStatement {
  return typeof given === 'object' && given !== null && (given as Partial<BytesStatement>).binary === true;
}
