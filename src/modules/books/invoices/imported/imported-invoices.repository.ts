import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { LAST_DAY, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { inParts, newId, violatedConstraint, type Transaction } from '../../../../platform/index.js';
import type { InvoiceDraft } from '../domain/invoice-draft.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { InvoicesRepository } from '../invoices.repository.js';
import { invoiceTerms } from '../invoices.terms.js';
import { itemValues } from '../write/draft-columns.sql.js';
import { DraftsRepository } from '../write/drafts.repository.js';
import { insertItems } from '../write/drafts.sql.js';
import { invoiceNumberTaken } from './imported.problems.js';
import * as sql from './imported.sql.js';

/** An invoice that is in the books, as far as one that is brought along may be the same. */
export interface KnownInvoice {
  readonly id: string;
  readonly version: number;
  readonly number: string;
  /** Null for one that was issued here. */
  readonly imported_from: string | null;
  readonly external_id: string | null;
  readonly issue_date: CalendarDate;
  readonly currency: string;
  readonly total: MinorUnits;
}

/** What is stored of an invoice of before beside its document. */
export interface ImportedRow {
  readonly draft: InvoiceDraft;
  readonly number: string;
  readonly imported_from: string;
  readonly external_id: string | null;
  readonly isVoid: boolean;
  readonly remind: boolean;
}

/** Writes invoices of before, and takes them back. */
export class ImportedInvoicesRepository {
  constructor(private readonly tx: Transaction) {}

  /** Those that have one of these numbers, or one of these identifiers of the same source. */
  known(
    numbers: readonly string[],
    { from, externalIds }: { readonly from: string; readonly externalIds: readonly string[] },
  ): Promise<KnownInvoice[]> {
    const values = [this.tx.organizationId, numbers, from, externalIds];
    return this.tx.rows<KnownInvoice>(sql.knownInvoices, values);
  }

  /** Stores an invoice with its lines, and nothing paid. Raises `already_exists`. */
  async insert(row: ImportedRow): Promise<InvoiceWithItems> {
    const { organizationId, now } = this.tx;
    const { draft } = row;
    const parties = await new InvoicesRepository(this.tx).parties(draft.customer_id);
    const unstored = new DraftsRepository(this.tx).unstored(draft, newId(now));
    const invoice = { ...unstored, ...this.statedOf(row), ...parties, amount_due: dueOf(row) };
    await this.tx
      .touched(sql.insertImported, [organizationId, invoice.id, now, ...sql.importedValues(invoice)])
      .catch((error: unknown) => {
        const constraint = violatedConstraint(error) ?? '';
        throw TAKEN.has(constraint) ? invoiceNumberTaken(row.number, error) : error;
      });
    for (const items of inParts(invoice.items)) {
      await this.tx.touched(insertItems(items.length), [organizationId, invoice.id, ...itemValues(items)]);
    }
    invoiceTerms.add(this.tx, invoice);
    return invoice;
  }

  /** Deletes an invoice of before with what was paid, unless anything else names either. Returns whether it is gone. */
  async takeBack(id: string, version: number): Promise<boolean> {
    const row = await this.tx.row<{ gone: boolean }>('SELECT take_back_invoice($1, $2) AS gone', [
      id,
      version,
    ]);
    return row?.gone === true;
  }

  private statedOf({ draft, number, imported_from, external_id, isVoid, remind }: ImportedRow) {
    const { now } = this.tx;
    const isPaid = !isVoid && draft.amount_due === 0n;
    const isLate = !isVoid && !isPaid && draft.due_date < draft.today;
    return {
      status: isVoid ? 'void' : isPaid ? 'paid' : 'open',
      number,
      imported_from,
      external_id,
      finalized_at: now,
      paid_at: isPaid ? now : null,
      voided_at: isVoid ? now : null,
      // It was late before: nobody is told of it as news.
      overdue_at: isLate ? now : null,
      reminders_paused_until: remind ? null : LAST_DAY,
    } as const;
  }
}

const TAKEN = new Set(['uq_invoices_number', 'uq_invoices_external_id']);

function dueOf({ draft, isVoid }: ImportedRow): MinorUnits {
  return isVoid ? 0n : draft.amount_due;
}
