import { likeness } from './likeness.js';

/** A kind of thing that can be found, and the list that is searched for it. */
export interface Findable {
  readonly kind: string;
  readonly list: string;
  readonly get: string;
  readonly idPrefix: string;
  /** The parameter of the list that looks; `q` if none is named. */
  readonly asksBy?: string;
  /** What names one: equal to what is looked for, it is found exactly. */
  readonly names: readonly string[];
  /** What is told of one besides. */
  readonly tells: readonly string[];
}

export const findables: readonly Findable[] = [
  {
    kind: 'customer',
    list: 'customers.list',
    get: 'customers.get',
    idPrefix: 'cus',
    names: ['name', 'email', 'external_id'],
    tells: ['currency', 'billing_address', 'archived_at'],
  },
  {
    kind: 'product',
    list: 'products.list',
    get: 'products.get',
    idPrefix: 'prd',
    names: ['name', 'sku', 'gtin'],
    tells: ['price', 'currency', 'unit', 'tax_rate', 'active', 'archived_at'],
  },
  {
    kind: 'invoice',
    list: 'invoices.list',
    get: 'invoices.get',
    idPrefix: 'inv',
    names: ['number', 'reference', 'payment_reference'],
    tells: [
      'status',
      'customer_id',
      'customer_name',
      'total',
      'amount_due',
      'currency',
      'issue_date',
      'due_date',
    ],
  },
  {
    kind: 'payment',
    list: 'payments.list',
    get: 'payments.get',
    idPrefix: 'pay',
    names: ['reference'],
    tells: ['status', 'customer_id', 'customer_name', 'amount', 'currency', 'received_on', 'method'],
  },
  {
    kind: 'credit_note',
    list: 'credit_notes.list',
    get: 'credit_notes.get',
    idPrefix: 'crn',
    names: ['number'],
    tells: ['status', 'customer_id', 'customer_name', 'invoice_id', 'total', 'currency', 'issue_date'],
  },
  {
    kind: 'quote',
    list: 'quotes.list',
    get: 'quotes.get',
    idPrefix: 'quo',
    names: ['number', 'reference'],
    tells: ['status', 'customer_id', 'customer_name', 'total', 'currency', 'valid_until'],
  },
  {
    kind: 'supplier',
    list: 'suppliers.list',
    get: 'suppliers.get',
    idPrefix: 'sup',
    names: ['name', 'email'],
    tells: ['currency', 'archived_at'],
  },
  {
    kind: 'bill',
    list: 'bills.list',
    get: 'bills.get',
    idPrefix: 'bil',
    // A bill has the number that its supplier gave it, and several suppliers may have given the same.
    asksBy: 'supplier_number',
    names: ['supplier_number'],
    tells: ['status', 'supplier_id', 'total', 'amount_due', 'currency', 'issue_date', 'due_date'],
  },
];

export type Match = 'exact' | 'begins' | 'similar';

/** One thing that was found. */
export interface Found {
  readonly kind: string;
  readonly id: string;
  readonly match: Match;
  readonly [field: string]: unknown;
}

/** What a row of a list is, read by its fields. */
export type Row = Readonly<Record<string, unknown>>;

const ID = /^([a-z]{3})_[0-9a-z]{26}$/;
const WORDS_MAX = 3;
const LETTERS = 2;
const SIMILAR_ENOUGH = 0.5;

/** Returns the kind of an identifier; undefined for any other text. */
export function kindOfId(text: string): Findable | undefined {
  const [, prefix] = ID.exec(text.trim()) ?? [];
  return findables.find(({ idPrefix }) => idPrefix === prefix);
}

/** Says what is told of a row that a search by its beginning has found. */
export function foundByBeginning(text: string, { kind, names, tells }: Findable, row: Row): Found {
  const wanted = text.trim().toLowerCase();
  const isExact = names.some((name) => textAt(row, name).toLowerCase() === wanted);
  return told(row, { kind, match: isExact ? 'exact' : 'begins', fields: [...names, ...tells] });
}

/** Returns the rows that are written nearly so, the likest first. */
export function foundByLikeness(
  text: string,
  { kind, names, tells }: Findable,
  rows: readonly Row[],
): Found[] {
  const measured = rows.map((row) => ({
    row,
    how: Math.max(...names.map((name) => likeness(text, textAt(row, name)))),
  }));
  const alike = measured.filter(({ how }) => how >= SIMILAR_ENOUGH).sort((one, other) => other.how - one.how);
  return alike.map(({ row }) => told(row, { kind, match: 'similar', fields: [...names, ...tells] }));
}

/** Returns the beginnings of words that a text with a slip may share with what is meant. */
export function beginningsOf(text: string): readonly string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const beginnings = words.slice(0, WORDS_MAX).map((word) => [...word].slice(0, LETTERS).join(''));
  return [...new Set(beginnings)];
}

/** Puts the best matches first, and says whether two of one kind match as well as each other. */
export function ranked(found: readonly Found[]): { found: readonly Found[]; is_ambiguous: boolean } {
  const order: readonly Match[] = ['exact', 'begins', 'similar'];
  const sorted = [...found].sort((one, other) => order.indexOf(one.match) - order.indexOf(other.match));
  const [best] = sorted;
  const asGood = sorted.filter(({ kind, match }) => kind === best?.kind && match === best.match);
  return { found: sorted, is_ambiguous: asGood.length > 1 };
}

function textAt(row: Row, field: string): string {
  const value = row[field];
  return typeof value === 'string' ? value : '';
}

function told(
  row: Row,
  { kind, match, fields }: { kind: string; match: Match; fields: readonly string[] },
): Found {
  const said = fields.filter((field) => row[field] !== undefined && row[field] !== null);
  return {
    kind,
    id: String(row['id']),
    match,
    ...Object.fromEntries(said.map((field) => [field, row[field]])),
  };
}
