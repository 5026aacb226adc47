import type { EInvoice } from '../../../../../kernel/en16931/index.js';
import { coloursOf } from '../page/colours.js';
import { fontOrder } from '../page/font-order.js';
import { logoOf, type PageMeans } from '../page/page-of.js';
import type { Page, PrintedTotal } from '../page/page.js';
import { contactOf, footerOf, present, recipientOf, returnLineOf, senderOf } from '../page/parties.js';
import { paymentOf } from '../page/payment.js';
import { printedBillOf } from '../page/swiss-bill-page.js';
import { wordingOf, type Wording } from '../page/wording.js';
import { openInvoicesOf, type PrintedOpenInvoices } from '../statement/open-invoices.js';
import type { StatementOptions } from '../statement/statement-page.js';
import { statementLocaleOf, statementTextsOf } from '../statement/statement-texts.js';
import { filled } from '../texts/words.js';
import type { ReminderFigures } from './reminder-figures.js';
import { reminderTextsOf, type ReminderTexts } from './reminder-texts.js';

/** The letter of a reminder as it is printed: what it shares with a document, and what is open in place of lines. */
export interface ReminderPage extends Omit<Page, 'table'> {
  readonly open: PrintedOpenInvoices;
}

/** What the letter of a reminder prints, in the words of a locale. */
export function reminderPageOf(
  figures: ReminderFigures,
  { parties, look, locale, isTest }: StatementOptions,
  { fonts, codes }: PageMeans,
): ReminderPage {
  const spoken = statementLocaleOf(locale);
  const words = wordingOf(spoken);
  const own = reminderTextsOf(spoken);
  const { texts, date } = words;
  const heading = own.titles[figures.step];
  const intro = own.intros[figures.step];
  const sender = senderOf(parties, words);
  const recipient = recipientOf(parties, words);
  return {
    paper: look.paper === 'letter' ? 'us-letter' : 'a4',
    language: texts.language,
    title: [heading, recipient.name, figures.as_of].join(' '),
    author: sender.name,
    date: figures.as_of.split('-').map(Number),
    ...coloursOf(look.accent_color),
    fonts: fontOrder(fonts, parties),
    mark: isTest ? texts.test : null,
    logo: logoOf(look.logo, sender.name, words),
    heading,
    number: null,
    sender,
    recipient,
    return_line: returnLineOf(sender),
    labels: { from: texts.from, billed_to: own.to },
    facts: [{ label: texts.facts.issue_date, value: date(figures.as_of) }, ...contactOf(parties, words)],
    intro: [filled(intro, { date: date(figures.pay_by) })],
    open: openInvoicesOf(figures.invoices, own.open, { ...words, own: statementTextsOf(spoken) }),
    totals: totalsOf(figures, own, words),
    payment: paymentOf(askedFor(figures, parties), codes, words),
    bill: codes.bill === undefined ? null : printedBillOf(codes.bill, texts.language),
    notes: [],
    closing: [own.paid_already],
    footer: look.footer?.length ? look.footer.map((lines) => present(...lines)) : footerOf(parties, words),
    page_number: texts.page,
    attachment: null,
  };
}

/** The parties with what is to be paid, until when, and under which reference. */
export function askedFor(
  { pay_by, total, payment_reference: reference }: ReminderFigures,
  parties: EInvoice,
): EInvoice {
  const { payment, totals } = parties;
  return {
    ...parties,
    number: reference,
    due_date: pay_by,
    totals: { ...totals, payable: total },
    ...(payment !== undefined && { payment: { ...payment, reference } }),
  };
}

function totalsOf(
  { amount_due, fee, total, currency }: ReminderFigures,
  own: ReminderTexts,
  { number, money }: Wording,
): PrintedTotal[] {
  const grand = { label: own.total, detail: '', amount: money(total, currency), kind: 'grand' } as const;
  if (fee === null) return [grand];
  return [
    { label: own.amount_due, detail: '', amount: number(amount_due), kind: 'row' },
    { label: own.fee, detail: '', amount: number(fee), kind: 'row' },
    grand,
  ];
}
