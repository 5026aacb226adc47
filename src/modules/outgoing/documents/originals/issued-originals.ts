import type { Transaction } from '../../../../platform/index.js';
import { DocumentsRepository, type IssuedFileSummary } from '../documents.repository.js';
import { documentFormats, type DocumentFormat } from '../domain/formats.js';
import { paymentUrl, type PaidOnline } from '../domain/payment-url.js';

/** An original that is stored, without its bytes. */
export type Original = Pick<IssuedFileSummary, 'sha256'> & { readonly format: DocumentFormat };

/** The originals of a document that were made so far, in the order of the formats. */
export async function originalsOf(tx: Transaction, documentId: string): Promise<Original[]> {
  const files = await new DocumentsRepository(tx).files(documentId);
  return documentFormats.flatMap((format) => {
    const file = files.find((one) => one.format === format);
    return file === undefined ? [] : [{ format, sha256: file.sha256 }];
  });
}

/** For how many days links work after nothing was left to be paid; 0 is without end. */
export async function linkDays(tx: Transaction): Promise<number> {
  return (await new DocumentsRepository(tx).settings()).link_days_after_payment;
}

/** Where something is paid online; undefined where the organization has said nothing of it. */
export async function onlinePayment(tx: Transaction, paid: PaidOnline): Promise<string | undefined> {
  const { payment_url } = await new DocumentsRepository(tx).settings();
  return payment_url === null ? undefined : paymentUrl(payment_url, paid);
}
