import { validationFailed } from '../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { newId, type Transaction } from '../../../platform/index.js';
import {
  creditedDeductions,
  deductedBy,
  InvoiceDeductions,
  InvoiceSettlement,
  orderOriginal,
  type InvoiceWithItems,
  type StoredTaxGroup,
} from '../invoices/index.js';
import { DocumentNumbering } from '../numbering/index.js';
import { creditNoteCreated } from './credit-notes.events.js';
import { CreditNotesRepository, taxGroupOf } from './credit-notes.repository.js';
import type { CreditNoteDetails } from './domain/credit-note.js';
import type { TaxGroup } from './domain/creditable.js';
import { newCreditNote, type CreditableInvoice, type NewCreditNote } from './domain/new-credit-note.js';
import type { CreditNoteRefundEntity } from './entities/credit-note-refund.entity.js';
import type { CreditNoteWithItems } from './entities/credit-note.entity.js';
import { frozenForm } from './frozen-form.js';

/** A credit note, and the invoice as it is after it. */
export interface Issued {
  readonly note: CreditNoteWithItems;
  readonly invoice: InvoiceWithItems;
}

/**
 * Issues a credit note against a locked invoice that can be credited: amounts, number, and what it settles.
 *
 * Seller and buyer are those of the invoice. The series is locked last. Raises `validation_failed`.
 */
export async function issueCreditNote(
  tx: Transaction,
  invoice: InvoiceWithItems,
  details: CreditNoteDetails,
): Promise<Issued> {
  assertNotBefore(invoice, details);
  const notes = new CreditNotesRepository(tx);
  const amounts = newCreditNote(
    details,
    {
      ...invoice,
      groups: invoice.tax_breakdown.map(taxGroupOf),
      endedBy: await endedByCredit(tx, invoice),
      without: unwithheldLines(invoice),
    },
    await notes.standing(invoice.id),
  );
  const draft = draftOf(tx, { invoice, details, amounts });

  const stretch = await new DocumentNumbering(tx).stretch('credit_note');
  const place = stretch.next({ issueDate: details.issue_date, today: invoice.today });
  const { number, issue_date } = place;
  stretch.take(place);
  const dated = { ...draft, issue_date, refunds: refundsOf(draft, issue_date) };
  const chained = stretch.append(place, draft.id, frozenForm({ ...dated, number }));
  stretch.write();
  const note = notes.insert({ ...dated, ...chained });

  tx.announce(creditNoteCreated(note));
  orderOriginal(tx, { type: 'credit_note', document_id: note.id, buyer: note.buyer });
  const { applied_amount: credited, total: creditNotes, withholding_total: withheld } = amounts;
  const by = { day: issue_date, credit_note_id: note.id };
  const after = await new InvoiceSettlement(tx).apply(invoice, { credited, creditNotes, withheld }, by);
  return { note, invoice: after };
}

/** The lines of an invoice that nothing is withheld from. */
function unwithheldLines({ items }: InvoiceWithItems): ReadonlySet<string> {
  return new Set(items.filter(({ e_invoice }) => e_invoice?.withholdable === false).map(({ id }) => id));
}

/** What a credit note ends of the deductions of an invoice. Only one that says so has any that stand. */
async function endedByCredit(
  tx: Transaction,
  invoice: InvoiceWithItems,
): Promise<CreditableInvoice['endedBy']> {
  const { amount_discounted, amount_waived } = invoice;
  if (amount_discounted + amount_waived === 0n) return () => 0n;
  const deductions = await new InvoiceDeductions(tx).of(invoice);
  return (credited, left) => {
    const { discounted, waived } = deductedBy(creditedDeductions(deductions, { left, credited }));
    return -discounted - waived;
  };
}

/** A credit note cannot be older than its invoice. */
function assertNotBefore({ issue_date }: InvoiceWithItems, details: CreditNoteDetails): void {
  if (details.issue_date === undefined || issue_date === null || details.issue_date >= issue_date) return;
  const detail = `The invoice was issued on ${issue_date}, and a credit note cannot be older.`;
  throw validationFailed([{ pointer: '#/issue_date', code: 'before_invoice', detail }]);
}

interface Parts {
  readonly invoice: InvoiceWithItems;
  readonly details: CreditNoteDetails;
  readonly amounts: NewCreditNote;
}

type Unnumbered = Omit<CreditNoteWithItems, 'number' | 'issue_date' | 'refunds'>;

/** The row with its lines, without number and date, which the series gives. */
function draftOf(tx: Transaction, { invoice, details, amounts }: Parts): Unnumbered {
  const { organizationId: organization_id, now } = tx;
  const { lines, groups, ...totals } = amounts;
  const id = newId(now);
  const keys = { organization_id, credit_note_id: id };
  return {
    organization_id,
    id,
    version: 1,
    status: 'issued',
    ...partiesOf(invoice),
    reason: details.reason,
    message: details.message ?? null,
    note: details.note ?? null,
    metadata: details.metadata ?? {},
    tax_breakdown: groups.map((group) => storedGroup(group, invoice.tax_breakdown)),
    ...totals,
    voided_at: null,
    sent_at: null,
    created_at: now,
    updated_at: now,
    reissued_as: null,
    items: lines.map((line, position) => ({ ...line, ...keys, position, id: newId(now) })),
    allocations: allocationsOf(amounts).map((amount, position) => {
      const settled = { invoice_id: invoice.id, amount, unallocated_amount: 0n };
      return { ...keys, position, ...settled, created_at: now };
    }),
  };
}

/** What is paid out with a credit note goes out on its day. */
function refundsOf(note: Unnumbered, refunded_on: CalendarDate): CreditNoteRefundEntity[] {
  const { id: credit_note_id, organization_id, currency, refunded_amount: amount, created_at } = note;
  if (amount === 0n) return [];
  const keys = { organization_id, credit_note_id, position: 0, currency };
  return [{ ...keys, amount, method: null, refunded_on, day_known: true, reference: null, created_at }];
}

/** What a credit note says of its invoice. */
function partiesOf({ id, number, seller, buyer, customer_id, customer_name, currency }: InvoiceWithItems) {
  if (number === null || seller === null || buyer === null) throw new Error('A draft was credited.');
  return { invoice_id: id, invoice_number: number, customer_id, customer_name, currency, seller, buyer };
}

function allocationsOf({ applied_amount }: NewCreditNote): bigint[] {
  return applied_amount > 0n ? [applied_amount] : [];
}

/** The reason why no tax is charged is that of the invoice. */
function storedGroup(
  { category, rate, taxable, tax }: TaxGroup,
  ofInvoice: readonly StoredTaxGroup[],
): StoredTaxGroup {
  const group = ofInvoice.find((one) => one.category === category && one.rate === rate.toString());
  const { exemption_reason, exemption_code } = group ?? {};
  const amounts = { category, rate: rate.toString(), taxable: taxable.toString(), tax: tax.toString() };
  return {
    ...amounts,
    ...(exemption_reason !== undefined && { exemption_reason }),
    ...(exemption_code !== undefined && { exemption_code }),
  };
}
