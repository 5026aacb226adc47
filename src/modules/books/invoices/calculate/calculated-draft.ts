import type { Transaction } from '../../../../platform/index.js';
import type { AmountLimits } from '../domain/amount-faults.js';
import { invoiceDraft } from '../domain/invoice-draft.js';
import type { InvoiceDetails } from '../domain/invoice.js';
import { draftItemRow, draftRow, type DraftItemRow, type DraftRow } from '../write/draft-rows.sql.js';
import { DraftsRepository } from '../write/drafts.repository.js';

/** An invoice that is not stored, in the form that its row would have. */
export type CalculatedInvoice = DraftRow & { readonly items: readonly DraftItemRow[] };

/** Says what details would come to; nothing is stored. Raises `validation_failed` with every fault. */
export type DraftCalculator = (details: InvoiceDetails, limits?: AmountLimits) => CalculatedInvoice;

/** What of the details may be archived by now. */
interface Allowed {
  /** All of it: it was agreed before. */
  readonly isAgreed?: boolean;
  /** What a draft names already. */
  readonly kept?: ReadonlySet<string>;
}

/** Reads what these details refer to, once for them and for any part of their lines. */
export async function draftCalculator(
  tx: Transaction,
  details: InvoiceDetails,
  { isAgreed = false, kept }: Allowed = {},
): Promise<DraftCalculator> {
  const around = {
    ...(await new DraftsRepository(tx).surroundings(details)),
    ...(kept && { kept }),
    ...(isAgreed && agreed(details)),
  };
  return (said, limits) => {
    const draft = invoiceDraft(said, around, limits);
    return { ...draftRow(draft), items: draft.items.map(draftItemRow) };
  };
}

/** Lets a draft name everything that these details name, archived or not. */
export function agreed({ customer_id, items }: InvoiceDetails): { readonly kept: ReadonlySet<string> } {
  return { kept: new Set([customer_id, ...items.map(({ product_id }) => product_id)]) };
}
