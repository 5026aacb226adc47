import { isQrIban, spacedQrReference } from '../../../../../kernel/parties/qr-reference.js';
import { spacedReference } from '../../../../../kernel/parties/creditor-reference.js';
import { swissBillTextsOf } from '../texts/swiss-bill-texts.js';
import type { PrintedBill } from './page.js';
import { spacedIban } from './parties.js';
import type { BillParty, SwissBill } from './swiss-bill.js';

/** Where the template finds the picture of the QR code. */
export const SWISS_CODE_PATH = '/swiss-code.svg';

/** What is printed of a payment part, in one of its four languages. */
export function printedBillOf(bill: SwissBill, language: string): PrintedBill {
  const texts = swissBillTextsOf(language);
  const { iban, creditor, debtor, reference, message, currency, amount } = bill;
  return {
    texts,
    code: SWISS_CODE_PATH,
    alt: texts.code,
    account: [spacedIban(iban) ?? iban, ...linesOf(creditor)],
    reference: shownReference(bill) ?? (reference.value === '' ? null : reference.value),
    message,
    debtor: debtor === undefined ? null : linesOf(debtor),
    currency,
    amount: amount.replace(/\B(?=(\d{3})+(?!\d)\.)/g, '\u00a0'),
  };
}

/** The reference in its groups, as people copy it. */
export function shownReference({ iban, reference: { value } }: SwissBill): string | undefined {
  if (value === '') return undefined;
  return isQrIban(iban) ? spacedQrReference(value) : spacedReference(value);
}

function linesOf({ name, street, building, postal_code, town, country }: BillParty): string[] {
  const first = [street, building].filter((part) => part !== '').join(' ');
  const place = country === 'CH' ? `${postal_code} ${town}` : `${country}-${postal_code} ${town}`;
  return [name, first, place].filter((line) => line !== '');
}
