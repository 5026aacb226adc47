import type { Transaction } from '../../../../platform/index.js';
import { invoiceDraft } from '../domain/invoice-draft.js';
import { agreed } from '../calculate/calculated-draft.js';
import type { InvoiceDetails } from '../domain/invoice.js';
import type { TaxDifference } from '../domain/priced-document.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceCreated } from '../invoices.events.js';
import { assertDepositsCountOnce } from './deposits-taken-off.js';
import { DraftsRepository } from './drafts.repository.js';
import { keptQuoteItems } from '../domain/kept-quote-items.js';

/** What a draft comes from, if it does not begin by itself. */
interface DraftOrigin {
  /** The invoice that it corrects; what that one names may be archived by now. */
  readonly corrected?: InvoiceWithItems;
  readonly recurring_invoice_id?: string | null;
  /**
   * The quote that it is made of, the lines of it behind the first lines, and what taxes are to differ by. The customer
   * has agreed to it, so that it may name what is archived by now. A correction is of the quote of what it corrects.
   */
  readonly quote?: {
    readonly id: string;
    readonly item_ids: readonly string[];
    readonly tax_differences: readonly TaxDifference[];
  };
}

/** Stores a new draft with all amounts computed. Raises `validation_failed` with every fault and stores nothing. */
export async function createDraft(
  tx: Transaction,
  details: InvoiceDetails,
  { corrected, recurring_invoice_id = null, quote }: DraftOrigin = {},
): Promise<InvoiceWithItems> {
  const drafts = new DraftsRepository(tx);
  const surroundings = await drafts.surroundings(details, corrected);
  const { tax_differences } = quote ?? {};
  const around =
    quote === undefined ? surroundings : { ...surroundings, ...agreed(details), tax_differences };
  const draft = invoiceDraft(details, around);
  await assertDepositsCountOnce(tx, draft);
  const invoice = drafts.insert(draft, {
    corrects_invoice_id: corrected?.id ?? null,
    recurring_invoice_id,
    quote_id: quote?.id ?? corrected?.quote_id ?? null,
    quoteItemIds: quote?.item_ids ?? (corrected && keptQuoteItems(corrected.items, draft.items)),
  });
  tx.announce(invoiceCreated(invoice));
  return invoice;
}
