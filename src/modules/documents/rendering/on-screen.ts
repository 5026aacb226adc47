import { isCreditNote, type EInvoice } from '../../../kernel/en16931/index.js';
import { pageOf } from './page/page-of.js';
import type { Page } from './page/page.js';
import { paymentCodeOf } from './page/payment-code.js';
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
  const wording = wordingOf(options.locale);
  const page = pageOf(document, { ...options, mode: 'issued' }, { fonts: [], hasCode: false });
  const owed = { ...document, totals: { ...document.totals, payable: due } };
  const hasCode = options.look.show_payment_code && !isCreditNote(document);
  const paymentCode = hasCode ? paymentCodeOf(owed, options.look.payment_code_reference) : undefined;
  return { page: { ...page, payment: paymentOf(owed, paymentCode !== undefined, wording) }, paymentCode };
}
