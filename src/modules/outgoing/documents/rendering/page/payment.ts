import { isCreditNote, type EInvoice } from '../../../../../kernel/en16931/index.js';
import { spacedReference } from '../../../../../kernel/parties/creditor-reference.js';
import { filled } from '../texts/words.js';
import type { Fact, PrintedPayment } from './page.js';
import { isIban, present, spacedIban } from './parties.js';
import { PAYMENT_CODE_PATH, type PaymentCodes } from './payment-codes.js';
import { isPositive } from './sums.js';
import { shownReference } from './swiss-bill-page.js';
import type { Wording } from './wording.js';

type Payment = NonNullable<EInvoice['payment']>;

const CARDS = new Set(['48', '54', '55']);

/** How the document is to be paid; null where nothing is left to pay and nothing is said about it. */
export function paymentOf(document: EInvoice, codes: PaymentCodes, wording: Wording): PrintedPayment | null {
  const { texts } = wording;
  const { payment, due_date, totals } = document;
  const isOwed = isPositive(totals.payable) && !isCreditNote(document);
  const facts =
    isOwed && payment !== undefined ? transferFacts(withBill(payment, codes), document, wording) : [];
  const terms = [
    ...termsOf(document),
    ...(isOwed && payment !== undefined ? meansTexts(payment, wording) : []),
  ];
  if (terms.length === 0 && facts.length === 0 && (!isOwed || due_date === undefined)) return null;
  const title = isOwed && due_date !== undefined && payment?.direct_debit === undefined;
  return {
    title: title ? filled(texts.pay_by, { date: wording.date(due_date) }) : texts.payment,
    terms,
    facts,
    code:
      codes.transfer !== undefined
        ? { path: PAYMENT_CODE_PATH, alt: texts.payment_code, label: texts.scan_to_pay }
        : null,
  };
}

/** An account with a QR-IBAN takes no other reference than that of the Swiss payment part. */
function withBill(payment: Payment, { bill }: PaymentCodes): Payment {
  if (bill?.reference.type !== 'QRR') return payment;
  return { ...payment, reference: shownReference(bill) ?? payment.reference };
}

/** What is written for software only is not printed. */
function termsOf({ payment_terms = '' }: EInvoice): string[] {
  return present(...payment_terms.split(/\r?\n/).filter((line) => !line.startsWith('#SKONTO#')));
}

function meansTexts(payment: Payment, { texts }: Wording): string[] {
  const { card, direct_debit, means_code = '', means_text } = payment;
  const isByCard = CARDS.has(means_code) && card?.number !== undefined;
  return present(
    means_text,
    isByCard ? filled(texts.card, { number: card.number ?? '' }) : undefined,
    direct_debit === undefined ? undefined : texts.debited,
  );
}

function transferFacts(payment: Payment, document: EInvoice, { texts }: Wording): Fact[] {
  const { accounts, direct_debit: debit, reference } = payment;
  const [account] = accounts;
  const isNamed = account !== undefined || debit !== undefined;
  const owner = account?.name ?? document.payee?.name ?? document.seller?.name;
  const values: readonly (readonly [string, string | undefined])[] = [
    [texts.account_holder, account === undefined ? undefined : owner],
    [isIban(account?.id) ? texts.account : texts.debited_account, spacedIban(account?.id)],
    [texts.bank, account?.bic],
    [texts.mandate, debit?.mandate],
    [texts.creditor, debit?.creditor_id],
    [texts.debited_account, spacedIban(debit?.account)],
    [texts.payment_reference, isNamed ? spacedReference(reference ?? '') : undefined],
  ];
  return values.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]));
}
