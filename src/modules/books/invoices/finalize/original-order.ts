import { enqueue, jobKind, type Transaction } from '../../../../platform/index.js';

/** Makes the electronic original of an issued document; the slice of documents does it. */
export const storeOriginal = jobKind<OriginalOrder>('documents.store_original', { byWorkersOnly: true });

export interface OriginalOrder {
  readonly type: 'invoice' | 'credit_note';
  readonly document_id: string;
  /** Else that of the customer. */
  readonly format?: string;
}

/** Orders the original in the format that the customer wants; nothing where none is named. */
export function orderOriginal(
  tx: Transaction,
  order: OriginalOrder & { readonly buyer: { readonly document_format?: string } | null },
): void {
  const { type, document_id, buyer } = order;
  if (buyer?.document_format === undefined) return;
  enqueue(tx, storeOriginal, { key: document_id, payload: { type, document_id } });
}

/** Orders the PDF of an issued document, which is made once: whoever is shown the document can compare theirs. */
export function orderPdf(tx: Transaction, { type, document_id }: OriginalOrder): void {
  const payload = { type, document_id, format: 'pdf' };
  enqueue(tx, storeOriginal, { key: `${document_id}:pdf`, payload });
}
