import { coloursOf } from '../page/colours.js';
import { fontOrder } from '../page/font-order.js';
import { logoOf } from '../page/page-of.js';
import type { Fact, Page, PrintedTotal } from '../page/page.js';
import { contactOf, footerOf, present, recipientOf, returnLineOf, senderOf } from '../page/parties.js';
import { wordingOf, type Wording } from '../page/wording.js';
import type { StatementOptions } from '../statement/statement-page.js';
import { filled } from '../texts/words.js';
import type { ReceiptFigures } from './receipt-figures.js';
import { receiptTextsOf, type ReceiptTexts } from './receipt-texts.js';

/** A receipt as it is printed: what it shares with a document, and the settled invoices in place of lines. */
export interface ReceiptPage extends Omit<Page, 'table' | 'closing'> {
  /** Null where the payment settles none. */
  readonly settled: {
    readonly columns: Readonly<Record<'number' | 'issue_date' | 'total' | 'paid' | 'open', string>> & {
      /** Null where nothing was taken off any invoice. */
      readonly deduction: string | null;
    };
    readonly rows: readonly Readonly<
      Record<'number' | 'issue_date' | 'total' | 'paid' | 'deduction' | 'open', string>
    >[];
  } | null;
}

interface Words extends Wording {
  readonly own: ReceiptTexts;
}

/** What the receipt of a payment prints, in the words of a locale. Takes the fonts to print it with. */
export function receiptPageOf(
  figures: ReceiptFigures,
  { parties, look, locale, isTest }: StatementOptions,
  fonts: readonly string[],
): ReceiptPage {
  const words = { ...wordingOf(locale, figures.currency), own: receiptTextsOf(locale) };
  const { texts, own } = words;
  const sender = senderOf(parties, words);
  const recipient = recipientOf(parties, words);
  return {
    paper: look.paper === 'letter' ? 'us-letter' : 'a4',
    language: texts.language,
    title: [own.title, recipient.name, figures.received_on].join(' '),
    author: sender.name,
    date: figures.as_of.split('-').map(Number),
    ...coloursOf(look.accent_color),
    fonts: fontOrder(fonts, parties),
    mark: isTest ? texts.test : null,
    logo: logoOf(look.logo, sender.name, words),
    heading: own.title,
    number: null,
    sender,
    recipient,
    return_line: returnLineOf(sender),
    labels: { from: texts.from, billed_to: own.to },
    facts: [...factsOf(figures, words), ...contactOf(parties, words)],
    intro: [own.intro],
    settled: settledOf(figures, words),
    totals: totalsOf(figures, words),
    payment: null,
    bill: null,
    notes: notesOf(figures, words),
    footer: look.footer?.length ? look.footer.map((lines) => present(...lines)) : footerOf(parties, words),
    page_number: texts.page,
    attachment: null,
  };
}

function factsOf({ as_of, received_on, method, reference }: ReceiptFigures, words: Words): Fact[] {
  const { texts, own, date } = words;
  return [
    { label: texts.facts.issue_date, value: date(as_of) },
    { label: own.received_on, value: date(received_on) },
    { label: own.method, value: own.methods[method] },
    ...(reference === null ? [] : [{ label: own.reference, value: reference }]),
  ];
}

function settledOf({ invoices }: ReceiptFigures, words: Words): ReceiptPage['settled'] {
  const { texts, own, date, number } = words;
  if (invoices.length === 0) return null;
  const { invoice, total, paid, open } = own.columns;
  const kinds = new Set(invoices.flatMap(({ deduction }) => deduction?.kind ?? []));
  const deduction = [...kinds].map((kind) => own.deductions[kind]).join(' / ');
  return {
    columns: {
      ...{ number: invoice, issue_date: texts.facts.issue_date, total, paid, open },
      deduction: deduction === '' ? null : deduction,
    },
    rows: invoices.map((one) => ({
      number: one.number,
      issue_date: date(one.issue_date),
      total: number(one.total),
      paid: number(one.paid),
      deduction: one.deduction === null ? '' : number(one.deduction.amount),
      open: number(one.open),
    })),
  };
}

/** What became of the payment, which comes to its amount. */
function totalsOf(figures: ReceiptFigures, { own, number, money }: Words): PrintedTotal[] {
  const { applied, refunded, credit, amount, currency, invoices } = figures;
  const parts = [
    { label: own.applied, part: invoices.length === 0 ? null : applied },
    { label: own.refunded, part: refunded },
    { label: own.credit, part: credit },
  ];
  const rows = parts.flatMap(({ label, part }): PrintedTotal[] => {
    return part === null ? [] : [{ label, detail: '', amount: number(part), kind: 'row' }];
  });
  return [...rows, { label: own.received, detail: '', amount: money(amount, currency), kind: 'grand' }];
}

function notesOf({ invoices, open, credit, currency }: ReceiptFigures, { own, money }: Words): string[] {
  const left = open === null ? own.nothing_open : filled(own.still_open, { amount: money(open, currency) });
  return [
    ...(invoices.length === 0 ? [] : [left]),
    ...(credit === null ? [] : [filled(own.unapplied, { amount: money(credit, currency) })]),
  ];
}
