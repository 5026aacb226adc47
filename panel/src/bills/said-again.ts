import type { Bill, CreateSupplier, UpdateBill } from '@countinghouse/client';

/** What can be said of a bill, as it is said of this one: an update replaces all of it. */
export function saidAgain(bill: Bill, supplier_id: string | null = bill.supplier_id): UpdateBill {
  const { tax_breakdown, payment } = bill;
  const said = {
    ...{ supplier_id, file_id: bill.file_id, kind: bill.kind, supplier_number: bill.supplier_number },
    ...{ issue_date: bill.issue_date, received_on: bill.received_on, due_date: bill.due_date },
    ...{ currency: bill.currency, subtotal: bill.subtotal, tax_total: bill.tax_total, total: bill.total },
    ...{ amount_payable: bill.amount_payable, order_reference: bill.order_reference, note: bill.note },
  };
  return {
    ...(withoutNulls(said) as UpdateBill),
    tax_breakdown: tax_breakdown.map((group) => withoutNulls(group)) as UpdateBill['tax_breakdown'] & object,
    payment: withoutNulls(payment) as UpdateBill['payment'] & object,
    metadata: bill.metadata,
  };
}

/**
 * The supplier that a document names; undefined if it names none.
 *
 * Its account is left out: that is looked at when the bill is opened.
 */
export function supplierOf({ seller }: Bill): CreateSupplier | undefined {
  if (seller?.name == null) return undefined;
  const { name, vat_id } = seller;
  return { name, ...(vat_id !== null && { tax_ids: [{ type: 'eu_vat', value: vat_id }] }) };
}

function withoutNulls(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
