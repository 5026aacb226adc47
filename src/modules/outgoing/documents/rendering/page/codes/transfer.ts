import { isCreditNote, type EInvoice } from '../../../../../../kernel/en16931/index.js';
import type { Presentation } from '../../presentation.js';
import { isIban } from '../parties.js';
import { isPositive } from '../sums.js';

/** What a transfer gives as reference. */
export type CodeReference = Presentation['payment_code_reference'];

/** A transfer that a document asks for. */
export interface Transfer {
  readonly iban: string;
  readonly bic: string;
  readonly name: string;
  readonly currency: string;
  /** A decimal above zero with at most two decimals. */
  readonly amount: string;
  readonly reference: string;
  readonly due_date?: string | undefined;
  /** The number of the seller for value added tax. */
  readonly vat_id?: string | undefined;
}

/** What a code of one standard says; undefined where it is not for such a transfer. */
export type CodeStandard = (transfer: Transfer) => string | undefined;

/** A transfer, or a SEPA transfer, of UNTDID 4461. */
const TRANSFERS = new Set(['30', '58']);
const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/** The transfer that a document asks for; undefined where it asks for none. */
export function transferOf(document: EInvoice, gives: CodeReference): Transfer | undefined {
  const { payment, currency, totals, seller, payee, number = '', due_date } = document;
  const [account] = payment?.accounts ?? [];
  const iban = account?.id?.replace(/\s/g, '');
  const name = account?.name ?? payee?.name ?? seller?.name;
  const amount = totals.payable ?? '';
  if (!isTransfer(document) || isCreditNote(document) || currency === undefined) return undefined;
  if (iban === undefined || !isIban(iban) || name === undefined) return undefined;
  if (!isPositive(amount) || !AMOUNT.test(amount)) return undefined;
  const reference = gives === 'number' ? number : (payment?.reference ?? number);
  return {
    iban,
    bic: account?.bic ?? '',
    name,
    currency,
    amount,
    reference,
    due_date,
    vat_id: seller?.vat_id,
  };
}

/** Whether a document is to be paid by a transfer. */
export function isTransfer({ payment }: EInvoice): boolean {
  return TRANSFERS.has(payment?.means_code ?? '');
}

/** The first characters of a text, none of them halved. */
export function cut(text: string, max: number): string {
  return [...text].slice(0, max).join('');
}

/** An amount in the smallest unit of a currency with two decimals. */
export function hundredths(amount: string): string {
  const [whole = '', decimals = ''] = amount.split('.');
  return `${whole}${decimals.padEnd(2, '0')}`.replace(/^0+(?=\d)/, '');
}
