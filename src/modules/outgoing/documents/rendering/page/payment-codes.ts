import type { EInvoice } from '../../../../../kernel/en16931/index.js';
import type { RenderFile } from '../engine/engine.js';
import type { Presentation } from '../presentation.js';
import { paymentCodeOf, swissCodeOf } from './payment-code.js';
import { SWISS_CODE_PATH } from './swiss-bill-page.js';
import { swissBillOf, type SwissBill } from './swiss-bill.js';

/** Where the template finds the picture of the code that fills in a transfer. */
export const PAYMENT_CODE_PATH = '/payment-code.svg';

/** What a telephone reads to pay a document: a Swiss payment part, a code that fills in a transfer, or nothing. */
export interface PaymentCodes {
  readonly bill?: SwissBill | undefined;
  /** An SVG. */
  readonly transfer?: string | undefined;
}

/** The codes of a document, as its organization wants them. */
export function paymentCodesOf(
  document: EInvoice,
  { show_payment_code, payment_code_reference }: Presentation,
): PaymentCodes {
  if (!show_payment_code) return {};
  const bill = swissBillOf(document);
  return bill === undefined ? { transfer: paymentCodeOf(document, payment_code_reference) } : { bill };
}

/** The pictures of the codes, by the paths that a page names. */
export function codeFilesOf({ bill, transfer }: PaymentCodes): RenderFile[] {
  const files: RenderFile[] = [];
  if (bill !== undefined) files.push({ path: SWISS_CODE_PATH, content: Buffer.from(swissCodeOf(bill)) });
  if (transfer !== undefined) files.push({ path: PAYMENT_CODE_PATH, content: Buffer.from(transfer) });
  return files;
}
