/** The members that are exact numbers, and texts where they are stored. */
const DECIMALS: ReadonlySet<string> = new Set([
  'quantity',
  'price',
  'price_base_quantity',
  'tax_rate',
  'percent',
  'amount',
  'base_amount',
  'rate',
  'list_price',
  'price_discount',
  'round_payable_to',
  'payable_rounding',
  'tax_exchange_rate',
]);

/**
 * A copy of stored content in which exact numbers, which are texts there, are read by a function: in the names of
 * metadata, which are the caller's own, nothing is.
 */
export function withNumbers(value: unknown, read: (text: string) => unknown, name = ''): unknown {
  if (typeof value === 'string') return DECIMALS.has(name) ? read(value) : value;
  if (typeof value !== 'object' || value === null || name === 'metadata') return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => withNumbers(entry, read, name));
  const entries = Object.entries(value).map(([key, member]) => [key, withNumbers(member, read, key)]);
  return Object.fromEntries(entries) as unknown;
}
