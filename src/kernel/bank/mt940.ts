import type { MinorUnits } from '../money/amount.js';
import type { CurrencyCode } from '../money/currency.js';
import { mt940Line } from './mt940-line.js';
import {
  UnreadableStatement,
  type ReadBalance,
  type ReadLine,
  type ReadStatement,
} from './read-statement.js';
import { accountText, amountOf, currencyOf, dayOf, quoted, referenceText } from './values.js';

/** A field with its tag, the lines of its value and the line that it begins in. */
export interface Mt940Field {
  readonly tag: string;
  readonly lines: readonly string[];
  readonly place: number;
}

const TAG = /^:(\d{2}[A-Z]?):(.*)$/;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d+(?:,\d*)?)$/;

/** Whether a text is likely to be of MT940. */
export function isMt940(text: string): boolean {
  return /^:(?:20|25|60[FM]|61):/m.test(text);
}

/**
 * Reads the statements of an MT940 file, with or without the blocks of SWIFT around them.
 *
 * Raises UnreadableStatement for the first field that is wrong.
 */
export function mt940Statements(text: string): ReadStatement[] {
  const statements = statementsOf(fieldsOf(text)).map(mt940Statement);
  if (statements.length > 0) return statements;
  throw new UnreadableStatement('The file has no statement of MT940.', { line: 1 });
}

function fieldsOf(text: string): Mt940Field[] {
  const fields: { tag: string; lines: string[]; place: number }[] = [];
  text.split(/\r\n|\n|\r|@@/).forEach((raw, index) => {
    // A blank at the end of a line may be one between two words.
    const line = raw.replace(/^(?:\{\d:[^}]*\})*\{4:/, '');
    const [, tag, value = ''] = TAG.exec(line) ?? [];
    if (tag !== undefined) fields.push({ tag, lines: [value], place: index + 1 });
    else if (!/^(?:|-|-\}|-\}?\{.*|\{.*)$/.test(line.trimEnd())) fields.at(-1)?.lines.push(line);
  });
  return fields;
}

/** A statement begins with its reference; some banks leave that out, and begin with the account. */
function statementsOf(fields: readonly Mt940Field[]): Mt940Field[][] {
  const statements: Mt940Field[][] = [];
  for (const field of fields) {
    const current = statements.at(-1);
    const begins = field.tag === '20' || (field.tag === '25' && current?.some(({ tag }) => tag === '25'));
    if (current === undefined || begins) statements.push([field]);
    else current.push(field);
  }
  return statements.filter((all) => all.some(({ tag }) => /^(?:6[0-2][FM]?)$/.test(tag)));
}

function mt940Statement(fields: readonly Mt940Field[]): ReadStatement {
  const opening = balanceOf(fields.find(({ tag }) => tag === '60F' || tag === '60M'));
  const closing = balanceOf(fields.find(({ tag }) => tag === '62F' || tag === '62M'));
  const currency = opening?.currency ?? closing?.currency;
  const first = fields[0]?.place ?? 1;
  if (currency === undefined) {
    throw new UnreadableStatement('The statement has no balance.', { line: first, path: ':60F:' });
  }
  if (closing !== undefined && closing.currency !== currency) {
    throw new UnreadableStatement('Both balances are in one currency.', { line: first, path: ':62F:' });
  }
  const valueOf = (...tags: string[]) => fields.find(({ tag }) => tags.includes(tag))?.lines[0];
  const account = accountText(valueOf('25', '25P'));
  return {
    kind: 'mt940',
    statement_id: referenceText(valueOf('20')),
    sequence: referenceText(valueOf('28C', '28')),
    account: account?.replace(new RegExp(`(?<=\\d)${currency}$`), '') ?? null,
    currency,
    opening: opening?.balance ?? null,
    closing: closing?.balance ?? null,
    lines: linesOf(fields, currency),
    left_out: 0,
    runs_on: true,
  };
}

interface Mt940Balance {
  readonly currency: CurrencyCode;
  readonly balance: ReadBalance;
}

function balanceOf(field: Mt940Field | undefined): Mt940Balance | undefined {
  if (field === undefined) return undefined;
  const value = field.lines.join('').trim();
  const place = { line: field.place, path: `:${field.tag}:` };
  const [, mark, day = '', code = '', size = ''] = BALANCE.exec(value) ?? [];
  if (mark === undefined) throw new UnreadableStatement(`${quoted(value)} is no balance.`, place);
  const currency = currencyOf(code, place);
  const amount = mt940Amount(size, currency, place);
  const balance = {
    day: dayOf(`20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}`, place),
    amount: mark === 'C' ? amount : -amount,
    is_final: field.tag.endsWith('F'),
  };
  return { currency, balance };
}

function mt940Amount(
  text: string,
  currency: CurrencyCode,
  place: { readonly line: number; readonly path: string },
): MinorUnits {
  return amountOf(text.replace(',', '.').replace(/\.$/, ''), currency, place);
}

/** The field behind an entry describes it. One behind the closing balance describes the statement. */
function linesOf(fields: readonly Mt940Field[], currency: CurrencyCode): ReadLine[] {
  return fields.flatMap((field, index) => {
    if (field.tag !== '61') return [];
    const next = fields[index + 1];
    return [mt940Line(field, next?.tag === '86' ? next.lines : [], currency)];
  });
}
