import { valueOfCell, type CellForms } from './cells.js';
import type { ColumnPlaces } from './columns.js';
import { cellKindOf } from './import-fields.js';
import type { ImportKind } from './import.js';

interface Reading extends CellForms {
  readonly kind: ImportKind;
  readonly places: ColumnPlaces;
}

/** What the cells of a row say, in the form of the API. Empty cells say nothing. */
export function bodyOf(
  cells: readonly string[],
  { kind, places, ...forms }: Reading,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [field, at] of places) {
    const value = valueOfCell(cells[at] ?? '', cellKindOf(kind, field) ?? 'text', forms);
    if (value !== undefined) put(body, field, value);
  }
  return kind === 'customers' ? withTypeOfTaxId(body) : body;
}

/** The field of a path within a body, as mappings name it: `#/billing_address/city` is `billing_address.city`. */
export function fieldOf(pointer: string): string {
  return pointer.replace(/^#\//, '').replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A name of metadata may have dots in it. */
function put(body: Record<string, unknown>, field: string, value: unknown): void {
  const [first = '', second, third] = field.startsWith('metadata.')
    ? ['metadata', field.slice('metadata.'.length)]
    : field.split('.');
  if (second === undefined) body[first] = value;
  else if (third === undefined) body[first] = { ...(body[first] as object | undefined), [second]: value };
  else {
    const [entry] = (body[first] as object[] | undefined) ?? [];
    body[first] = [{ ...entry, [third]: value }];
  }
}

/** A number that begins with a country's letters is one of value added tax, unless a column says what it is. */
function withTypeOfTaxId(body: Record<string, unknown>): Record<string, unknown> {
  const [taxId] =
    (body['tax_ids'] as { readonly type?: string; readonly value?: string }[] | undefined) ?? [];
  if (taxId === undefined || taxId.type !== undefined) return body;
  const type = /^[A-Za-z]{2}/.test(taxId.value ?? '') ? 'eu_vat' : 'other';
  return { ...body, tax_ids: [{ type, ...taxId }] };
}
