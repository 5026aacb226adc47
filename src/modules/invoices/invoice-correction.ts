import type { Transaction } from '../../platform/index.js';
import type { InvoiceDetails } from './domain/invoice.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import { finalizeDraft } from './finalize-draft.js';
import { voidInvoice } from './invoice-lifecycle.service.js';
import { InvoiceStatesRepository } from './invoice-states.repository.js';
import { insertDraft, replaceDraft } from './write-draft.js';

/** What a correction does to invoices. The door of this slice for that of corrections. */
export class InvoiceCorrection {
  constructor(private readonly tx: Transaction) {}

  /** Replaces a locked draft wholly. Raises `validation_failed`. */
  edit(draft: InvoiceWithItems, details: InvoiceDetails): Promise<InvoiceWithItems> {
    return replaceDraft(this.tx, draft, details);
  }

  /** Raises `invalid_state_transition`. */
  void(invoice: InvoiceWithItems): InvoiceWithItems {
    return voidInvoice(this.tx, invoice);
  }

  /** A draft that is to stand in for a locked invoice. Raises `validation_failed`. */
  draftInstead(instead: InvoiceWithItems, details: InvoiceDetails): Promise<InvoiceWithItems> {
    return insertDraft(this.tx, details, instead);
  }

  /** Issues that draft. Raises `validation_failed`. */
  async issue(draft: InvoiceWithItems): Promise<InvoiceWithItems> {
    const parties = await new InvoiceStatesRepository(this.tx).parties(draft.id);
    if (parties === undefined) throw new Error('The customer of a new invoice is gone.');
    return finalizeDraft(this.tx, draft, parties);
  }
}
