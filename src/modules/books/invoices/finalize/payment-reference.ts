import type { Transaction } from '../../../../platform/index.js';
import { freeReference, possibleReferences, wantedReference } from '../domain/payment-reference.js';
import type { InvoiceEntity } from '../entities/invoice.entity.js';
import { InvoicesRepository } from '../invoices.repository.js';

/** A draft that gets a number. */
interface NumberedDraft {
  readonly number: string;
  readonly position: bigint;
  readonly draft: Pick<InvoiceEntity, 'e_invoice'>;
}

/**
 * What the payers of invoices that are issued one after the other are to give as reference. Where one is taken, the
 * work runs again.
 */
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
