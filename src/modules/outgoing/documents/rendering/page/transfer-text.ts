import { isCreditNote, type EInvoice } from '../../../../../kernel/en16931/index.js';
import { asCreditorReference } from '../../../../../kernel/parties/creditor-reference.js';
import type { Presentation } from '../presentation.js';
import { isIban } from './parties.js';
import { isPositive } from './sums.js';

/** What a transfer gives as reference. */
export type CodeReference = Presentation['payment_code_reference'];

/** A transfer, or a SEPA transfer, of UNTDID 4461. */
const TRANSFERS = new Set(['30', '58']);
/** What a QR code of version 13 with error correction M holds, which banks' apps are held to. */
const BYTES_MAX = 331;
/** At most 999999999.99 can be asked for. */
const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;
const NAME_MAX = 70;
const TEXT_MAX = 140;

/**
 * What a payment code says to fill in the transfer that a document asks for; undefined where it asks for none.
 *
 * Source: EPC069-12 of the European Payments Council, version 002. It is for euros and IBANs only.
 */
export function transferText(document: EInvoice, gives: CodeReference): string | undefined {
  const { payment, currency, totals, seller, payee } = document;
  const [account] = payment?.accounts ?? [];
  const iban = account?.id?.replace(/\s/g, '');
  const name = account?.name ?? payee?.name ?? seller?.name;
  const isAsked = isTransfer(document) && currency === 'EUR' && !isCreditNote(document);
  if (!isAsked || iban === undefined || name === undefined) return undefined;
  if (!isIban(iban) || !isPositive(totals.payable) || !AMOUNT.test(totals.payable ?? '')) return undefined;
  const { number = '' } = document;
  const reference = gives === 'number' ? number : (payment?.reference ?? number);
  const lines = ['BCD', '002', '1', 'SCT', account?.bic ?? '', cut(name, NAME_MAX), iban];
  const all = [...lines, `EUR${totals.payable ?? ''}`, '', ...referenceLines(reference)];
  const text = all.join('\n').trimEnd();
  return Buffer.byteLength(text) > BYTES_MAX ? undefined : text;
}

/** Whether a document is to be paid by a transfer. */
export function isTransfer({ payment }: EInvoice): boolean {
  return TRANSFERS.has(payment?.means_code ?? '');
}

/** A structured reference or a text, never both, and nothing behind what is there. */
function referenceLines(reference: string): string[] {
  const structured = asCreditorReference(reference);
  return structured === undefined ? ['', cut(reference, TEXT_MAX)] : [structured];
}

/** The first characters of a text, none of them halved. */
function cut(text: string, max: number): string {
  return [...text].slice(0, max).join('');
}
