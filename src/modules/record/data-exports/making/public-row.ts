import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { amountNumber } from '../../../../kernel/money/amount.js';
import { isCurrencyCode } from '../../../../kernel/money/currency.js';
import type { ExportedColumn } from '../domain/exported-column.js';
import { prefixOf } from '../domain/public-form.js';
import { eventKind, nouns } from '../../../resources.js';

type Row = Readonly<Record<string, unknown>>;

/** A row and what is known of its columns. */
export interface StoredRow {
  readonly table: string;
  readonly columns: readonly ExportedColumn[];
  readonly row: Row;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Columns of JSON with amounts in minor units, as texts. What callers gave (`content`) is stored as they gave it. */
const JSON_OF_AMOUNTS: ReadonlySet<string> = new Set([
  'acceptance',
  'certificates',
  'charges',
  'discounts',
  'items',
  'payment_plan',
  'tax_breakdown',
  'withholdings',
]);
const AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'base',
  'base_amount',
  'charge_total',
  'difference',
  'discount_total',
  'gross',
  'net',
  'subtotal',
  'tax',
  'tax_total',
  'taxable',
  'total',
]);
const NUMBERS: ReadonlySet<string> = new Set([
  'percent',
  'price',
  'price_base_quantity',
  'quantity',
  'rate',
  'tax_rate',
]);
/** What `id` identifies within the JSON of a table. */
const PARTS: Readonly<Record<string, string>> = { quotes: 'quote_items' };

/**
 * A row in the form of the API: identifiers with their prefix, amounts in units of their currency.
 *
 * All numbers have at most 15 digits (decision 0004), so that no digit is lost on the way through JavaScript.
 */
export function publicRow({ table, columns, row }: StoredRow): Row {
  const currency = typeof row['currency'] === 'string' ? row['currency'] : undefined;
  const place = { table, currency };
  return Object.fromEntries(
    columns.map(({ name, type }) => {
      const value = row[name] ?? null;
      if (value === null) return [name, null];
      if (type === 'identifier') return [name, identifierOf({ table, name, row }, value)];
      if (type === 'amount') return [name, amountOf(value, currency)];
      if (type !== 'json') return [name, value];
      return [name, publicJson(value, { ...place, hasAmounts: JSON_OF_AMOUNTS.has(name) })];
    }),
  );
}

/** Identifiers of things of several kinds, and the column of the same row that says of which. */
const KIND_SAID_BY: Readonly<Record<string, string>> = {
  'approvals.asked_by': 'asked_by_kind',
  'events.actor_id': 'actor_kind',
  'events.object_id': 'type',
  'event_feed.object_id': 'type',
  'webhook_deliveries.object_id': 'event_type',
  'webhook_endpoints.writer_id': 'writer_kind',
  'issued_documents.document_id': 'document_type',
  'issued_files.document_id': 'document_type',
};

interface CellPlace {
  readonly table: string;
  readonly name: string;
  readonly row: Row;
}

function identifierOf({ table, name, row }: CellPlace, value: unknown): unknown {
  const saidBy = KIND_SAID_BY[`${table}.${name}`];
  if (saidBy === undefined) return publicId(name === 'id' ? table : name, value);
  const [kind = ''] = String(row[saidBy]).split('.');
  const prefix = nouns.find((noun) => eventKind(noun) === kind)?.idPrefix;
  return prefix === undefined || typeof value !== 'string' ? value : toTypeId(prefix, value);
}

interface JsonPlace {
  readonly table: string;
  readonly currency: string | undefined;
  readonly hasAmounts: boolean;
}

function publicJson(value: unknown, place: JsonPlace): unknown {
  if (Array.isArray(value)) return value.map((entry) => publicJson(entry, place));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, publicEntry(name, entry, place)]),
  );
}

function publicEntry(name: string, value: unknown, place: JsonPlace): unknown {
  if (typeof value !== 'string') return publicJson(value, place);
  if (name === 'id' || name.endsWith('_id'))
    return publicId(name === 'id' ? (PARTS[place.table] ?? '') : name, value);
  if (!place.hasAmounts || !NUMBER.test(value)) return value;
  if (AMOUNTS.has(name)) return amountOf(value, place.currency);
  return NUMBERS.has(name) ? Number(value) : value;
}

/** What has no prefix, such as what an event is about, stays as it is stored. */
function publicId(of: string, value: unknown): unknown {
  if (typeof value !== 'string' || !UUID.test(value)) return value;
  const prefix = prefixOf(of);
  return prefix === undefined ? value : toTypeId(prefix, value);
}

function amountOf(minor: unknown, currency: string | undefined): unknown {
  if (currency === undefined || !isCurrencyCode(currency)) return minor;
  return amountNumber(BigInt(minor as number | string), currency);
}
