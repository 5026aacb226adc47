import type { EInvoice } from '../../../../kernel/en16931/index.js';
import { pageOf } from './page/page-of.js';
import type { Page } from './page/page.js';
import { swissCodeOf } from './page/payment-code.js';
import { paymentCodesOf } from './page/payment-codes.js';
import { paymentOf } from './page/payment.js';
import { wordingOf } from './page/wording.js';
import type { PdfOptions } from './presentation.js';

/** A document as a screen shows it: what is printed, and how the rest of it is to be paid. */
export interface ScreenPage {
  readonly page: Page;
  /** An SVG; undefined where no transfer is asked for. */
  readonly paymentCode: string | undefined;
}

/**
 * A document as a screen shows it. Takes what is still to be paid of it, as a decimal: `0.00` asks for nothing.
 *
 * It says the same as the printed one, but what is to be paid is that of now.
 */
export function screenPageOf(document: EInvoice, options: Omit<PdfOptions, 'mode'>, due: string): ScreenPage {
  const wording = wordingOf(options.locale, document.currency);
  const page = pageOf(document, { ...options, mode: 'issued' }, { fonts: [], codes: {} });
  const owed = { ...document, totals: { ...document.totals, payable: due } };
  const codes = paymentCodesOf(owed, options.look);
  const { bill } = codes;
  const paymentCode = bill === undefined ? codes.transfer : swissCodeOf(bill);
  const shown = { ...codes, transfer: paymentCode };
  return { page: { ...page, payment: paymentOf(owed, shown, wording) }, paymentCode };
}
