import { Problem, type FieldFault } from '../../../kernel/problems/problem.js';

/** A query that the query guard has let through, and the faults that are found in it. */
export class QueryReader {
  private readonly faults: FieldFault[] = [];

  constructor(private readonly query: Readonly<Record<string, string>>) {}

  /** What is given under a name, or undefined. */
  text(name: string): string | undefined {
    return this.query[name];
  }

  /** What is given under a family of names: `gte` and its text of `issue_date[gte]`. */
  members(family: string): [member: string, text: string][] {
    return Object.entries(this.query).flatMap(([name, text]): [string, string][] => {
      return name.startsWith(`${family}[`) ? [[name.slice(family.length + 1, -1), text]] : [];
    });
  }

  /** The value of a text, or undefined with a fault when `read` makes nothing of it. */
  value<Value>(
    name: string,
    read: (text: string) => Value | undefined,
    fault: Omit<FieldFault, 'pointer'>,
  ): Value | undefined {
    const text = this.text(name);
    const value = text === undefined ? undefined : read(text);
    if (text !== undefined && value === undefined) this.refuse(name, fault);
    return value;
  }

  refuse(name: string, fault: Omit<FieldFault, 'pointer'>): void {
    this.faults.push({ pointer: name.slice(0, 100), ...fault });
  }

  /** Raises `invalid_parameter` with all faults, if there are any. */
  assertFaultless(): void {
    const [first, ...more] = this.faults;
    if (first === undefined) return;
    const detail =
      more.length === 0 ? first.detail : `${more.length + 1} parameters are not acceptable; see errors.`;
    throw new Problem('invalid_parameter', detail, { errors: this.faults });
  }

  /** Everything that decides which rows a list has, in one form for all ways of writing it. */
  canonical(except: readonly string[]): string {
    const given = Object.entries(this.query).filter(([name]) => !except.includes(name));
    return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
