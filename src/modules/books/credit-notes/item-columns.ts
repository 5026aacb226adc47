import type { CreditNoteItemEntity } from './entities/credit-note-item.entity.js';

/** The lines of a credit note, an array for each column in the order in which `insertItems` names them. */
export function itemColumns(items: readonly CreditNoteItemEntity[]): unknown[] {
  return [
    items.map((item) => item.position),
    items.map((item) => item.id),
    items.map((item) => item.invoice_item_id),
    items.map((item) => item.description),
    items.map((item) => item.quantity?.toString() ?? null),
    items.map((item) => item.net),
    items.map((item) => item.tax_rate.toString()),
    items.map((item) => item.tax_category),
    items.map((item) => item.product_name),
    items.map((item) => item.item_description),
    items.map((item) => item.note),
    items.map((item) => item.unit && JSON.stringify(item.unit)),
    items.map((item) => item.price?.toString() ?? null),
    items.map((item) => item.price_base_quantity?.toString() ?? null),
    items.map((item) => item.service_period && JSON.stringify(item.service_period)),
  ];
}
