import type { Transaction } from '../../../../platform/index.js';
import { freeReference, possibleReferences, wantedReference } from '../domain/payment-reference.js';
import type { InvoiceEntity } from '../entities/invoice.entity.js';
import { InvoicesRepository } from '../invoices.repository.js';

/** The number that a draft gets, and its place in the order of issue. */
interface Place {
  readonly number: string;
  readonly position: bigint;
}

/** A draft that gets a number. */
interface NumberedDraft extends Place {
  readonly draft: Pick<InvoiceEntity, 'e_invoice'>;
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
  const invoices = new InvoicesRepository(tx);
  if (tx.isRepeated) return freeReference(possible, await invoices.takenReferences(possible));
  // Almost always the best one is free, and nobody waits for the answer while the series is locked.
  const best = freeReference(possible, new Set());
  invoices.expectFree([best]);
  return best;
}

/** The same of several that are issued one after the other. Where one is taken, the work runs again. */
export function paymentReferencesOf(tx: Transaction, placed: readonly NumberedDraft[]): string[] {
  const given = new Set<string>();
  const generated: string[] = [];
  const references = placed.map(({ draft, number, position }) => {
    const wanted = wantedReference(draft.e_invoice);
    const reference = wanted ?? freeReference(possibleReferences(number, position), given);
    if (wanted === undefined) generated.push(reference);
    given.add(reference);
    return reference;
  });
  new InvoicesRepository(tx).expectFree(generated);
  return references;
}
