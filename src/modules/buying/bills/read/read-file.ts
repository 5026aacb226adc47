import { invoiceInPdf } from './pdf/invoice-in-pdf.js';
import { readBill, type ReadDocument } from './read-bill.js';

/** Whether files of a type may carry an electronic invoice. */
export function isRead(mediaType: string): boolean {
  return mediaType === 'application/xml' || mediaType === 'application/pdf';
}

/** What a file says; undefined for a PDF that only people can read. Raises `unreadable_document`. */
export async function readFile(content: Buffer, mediaType: string): Promise<ReadDocument | undefined> {
  const invoice = mediaType === 'application/pdf' ? await invoiceInPdf(content) : content;
  return invoice === undefined ? undefined : readBill(invoice);
}
