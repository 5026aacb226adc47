import type { Transaction } from '../../../platform/index.js';
import { freeReference, possibleReferences, wantedReference } from '../domain/payment-reference.js';
import type { InvoiceEntity } from '../entities/invoice.entity.js';
import { InvoicesRepository } from '../invoices.repository.js';

/** The number that a draft gets, and its place in the order of issue. */
interface Place {
  readonly number: string;
  readonly position: bigint;
}

/**
 * What the payer is to give as reference: what the caller wants, else a structured reference that no other invoice has.
 *
 * Takes a place in a locked series, so that no other invoice can get the same reference at the same time.
 */
export async function paymentReferenceOf(
  tx: Transaction,
  draft: Pick<InvoiceEntity, 'e_invoice'>,
  { number, position }: Place,
): Promise<string> {
  const wanted = wantedReference(draft.e_invoice);
  if (wanted !== undefined) return wanted;
  const possible = possibleReferences(number, position);
  return freeReference(possible, await new InvoicesRepository(tx).takenReferences(possible));
}
