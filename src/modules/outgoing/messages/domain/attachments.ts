import type { MessageAttachment } from './message.js';

/** The formats that go along when a caller names none: a picture, and the electronic form that the customer wants. */
export function usualFormats(wanted: string | undefined): readonly string[] {
  if (wanted === undefined) return ['pdf'];
  return wanted === 'factur_x' ? ['factur_x'] : ['pdf', wanted];
}

/** What a quote is written as; it is no original that documents keep. */
export const QUOTE_FORMAT = 'quote';

/** What the receipt of a payment is written as. */
export const RECEIPT_FORMAT = 'receipt';

/** The PDF of a receipt, before it is made. */
export function receiptFile(name: string): MessageAttachment {
  const filename = `${name}.pdf`;
  return { format: RECEIPT_FORMAT, filename, media_type: 'application/pdf', sha256: null, bytes: null };
}

/** The PDF of a quote, before it is made. */
export function quoteFile(number: string | null): MessageAttachment {
  const filename = `${number ?? 'quote-draft'}.pdf`;
  return { format: QUOTE_FORMAT, filename, media_type: 'application/pdf', sha256: null, bytes: null };
}
