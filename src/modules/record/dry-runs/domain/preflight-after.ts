/** Operations whose `id` is that of an invoice that they leave as it will be printed, or could be. */
const ABOUT_INVOICE: readonly string[] = [
  'invoices.finalize',
  'invoices.send',
  'invoices.update',
  'invoices.patch',
];
/** Operations that answer a new document, by the collection of its preflight. */
const NEW_DOCUMENT: Readonly<Record<string, string>> = {
  'invoices.create': 'invoices',
  'invoices.duplicate': 'invoices',
  'invoices.credit': 'credit-notes',
};

/** Returns the address of the preflight that says what the documents would be; undefined for what makes none. */
export function preflightAfter(
  operation: string,
  { id }: { readonly id?: string },
  answer: object | null,
): string | undefined {
  if (ABOUT_INVOICE.includes(operation)) return `/invoices/${id ?? ''}/preflight`;
  const collection = NEW_DOCUMENT[operation];
  const made = (answer as { readonly id?: unknown } | null)?.id;
  return collection === undefined || typeof made !== 'string'
    ? undefined
    : `/${collection}/${made}/preflight`;
}
