import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { Transaction } from '../../../../platform/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { SuppliersRepository } from '../../suppliers/index.js';
import { unreadableDocument } from '../bills.problems.js';
import type { BillDetails, BillParty, ReadBill } from '../domain/bill.js';
import { amountsRead, amountsSaid, type BillAmounts } from '../domain/bill-columns.js';
import type { SupplierMatch } from '../domain/surroundings.js';
import type { BillEntity } from '../entities/bill.entity.js';
import type { ReadDocument } from '../read/read-bill.js';

/** What is known of a bill before it is looked at. */
export type BillDraft = Omit<
  BillEntity,
  'organization_id' | 'id' | 'version' | 'created_at' | 'updated_at' | 'differences' | 'findings'
>;

const NOBODY_YET = { seller: null, buyer: null, lines: [], reading: null } as const;

/** The draft of a bill that a caller describes. What a document says besides stays. Raises `validation_failed`. */
export async function saidDraft(
  tx: Transaction,
  details: BillDetails,
  before?: BillEntity,
): Promise<BillDraft> {
  const faults: FieldFault[] = [];
  const { organization, today } = await organizationToday(tx);
  const currency = details.currency ?? organization.currency;
  const amounts = amountsSaid(details, currency, faults);
  if (faults.length > 0) throw validationFailed(faults);
  const kept = before ?? { ...NOBODY_YET, supplier_match: null };
  const { seller, buyer, lines, reading, supplier_match } = kept;
  return {
    ...common(details, amounts, today),
    kind: details.kind ?? 'invoice',
    supplier_id: details.supplier_id ?? null,
    supplier_match,
    supplier_number: details.supplier_number ?? null,
    issue_date: details.issue_date ?? null,
    due_date: details.due_date ?? null,
    payment: details.payment ?? {},
    order_reference: details.order_reference ?? null,
    ...{ seller, buyer, lines: [...lines], reading },
  };
}

/** The draft of a bill that a document says; what the caller says goes first. Raises `unreadable_document`. */
export async function readDraft(
  tx: Transaction,
  details: BillDetails,
  { bill, broken }: ReadDocument,
): Promise<BillDraft> {
  const amounts = amountsRead(bill);
  if (typeof amounts === 'string') throw unreadableDocument(amounts);
  const [{ today }, match] = await Promise.all([organizationToday(tx), matchOf(tx, bill)]);
  const found = match?.certain === true ? match.supplier_id : null;
  return {
    ...common(details, amounts, today),
    kind: details.kind ?? bill.kind,
    supplier_id: details.supplier_id ?? found,
    supplier_match: match,
    supplier_number: details.supplier_number ?? bill.supplier_number,
    issue_date: details.issue_date ?? bill.issue_date,
    due_date: details.due_date ?? bill.due_date,
    payment: details.payment ?? bill.payment,
    order_reference: details.order_reference ?? bill.order_reference,
    ...{ seller: bill.seller, buyer: bill.buyer, lines: [...bill.lines] },
    reading: { sums: bill.sums, broken },
  };
}

/** What does not depend on whether it was said or read. */
function common(details: BillDetails, { currency, totals, tax_breakdown }: BillAmounts, today: string) {
  return {
    status: totals.total === null ? ('inbox' as const) : ('draft' as const),
    file_id: details.file_id ?? null,
    received_on: details.received_on ?? today,
    currency: currency as CurrencyCode | null,
    ...totals,
    amount_payable: totals.amount_payable ?? totals.total,
    amount_paid: 0n,
    amount_discounted: 0n,
    payment_run_id: null,
    tax_breakdown: [...tax_breakdown],
    accepted_findings: [],
    reason: null,
    note: details.note ?? null,
    metadata: { ...details.metadata },
    opened_at: null,
    opened_by: null,
    approved_at: null,
    approved_by: null,
  };
}

/** Who may have sent a document: by its VAT number, which is certain if one supplier has it; else by its account. */
async function matchOf(tx: Transaction, { seller, payment }: ReadBill): Promise<SupplierMatch | null> {
  const suppliers = new SuppliersRepository(tx);
  const byVat = await onlyOne(seller, (vat) => suppliers.withTaxId(vat));
  if (byVat !== undefined) return { supplier_id: byVat, by: 'vat_id', certain: true };
  const found = payment.iban === undefined ? [] : await suppliers.withIban(payment.iban);
  const [id] = found;
  return id === undefined || found.length > 1 ? null : { supplier_id: id, by: 'iban', certain: false };
}

async function onlyOne(
  { vat_id }: BillParty,
  find: (vat: string) => Promise<readonly string[]>,
): Promise<string | undefined> {
  const found = vat_id === null ? [] : await find(vat_id);
  return found.length === 1 ? found[0] : undefined;
}
