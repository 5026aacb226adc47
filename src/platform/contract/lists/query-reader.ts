import { Problem, type FieldFault } from '../../../kernel/problems/problem.js';

/** Reads a query that the query guard has accepted, and collects the faults in it. */
export class QueryReader {
  private readonly faults: FieldFault[] = [];

  constructor(private readonly query: Readonly<Record<string, string>>) {}

  /** Returns the text of a parameter; undefined if absent. */
  text(name: string): string | undefined {
    return this.query[name];
  }

  /** Returns the members of a family: `gte` and its text of `issue_date[gte]`. */
  members(family: string): [member: string, text: string][] {
    return Object.entries(this.query).flatMap(([name, text]): [string, string][] => {
      return name.startsWith(`${family}[`) ? [[name.slice(family.length + 1, -1), text]] : [];
    });
  }

  /** Converts a text; returns undefined and records a fault if `read` cannot convert it. */
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

  /** Returns everything that decides which rows a list has, in one canonical form. */
  canonical(except: readonly string[]): string {
    const given = Object.entries(this.query).filter(([name]) => !except.includes(name));
    return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
