import type { EInvoice } from '../../../../../kernel/en16931/index.js';
import { coloursOf } from '../page/colours.js';
import { contactOf, footerOf, present, recipientOf, returnLineOf, senderOf } from '../page/parties.js';
import { fontOrder } from '../page/font-order.js';
import { logoOf } from '../page/page-of.js';
import type { Fact, Page, PrintedPayment, PrintedTotal } from '../page/page.js';
import { paymentOf } from '../page/payment.js';
import { isPositive, negated } from '../page/sums.js';
import { wordingOf, type Wording } from '../page/wording.js';
import type { LocaleName, Presentation } from '../presentation.js';
import { filled } from '../texts/words.js';
import type { StatementEntryFigures, StatementFigures } from './statement-figures.js';
import { openInvoicesOf, type PrintedOpenInvoices } from './open-invoices.js';
import { statementLocaleOf, statementTextsOf, type StatementTexts } from './statement-texts.js';

/** A statement as it is printed: what it shares with a document, and the account in place of lines. */
export interface StatementPage extends Omit<Page, 'table' | 'closing'> {
  readonly entries: {
    readonly columns: Readonly<Record<'date' | 'text' | 'debit' | 'credit' | 'balance', string>>;
    readonly opening: { readonly date: string; readonly label: string; readonly balance: string };
    readonly rows: readonly PrintedEntry[];
  };
  readonly open:
    | (PrintedOpenInvoices & {
        readonly aging: readonly {
          readonly label: string;
          readonly amount: string;
          readonly is_nothing: boolean;
        }[];
      })
    | null;
}

interface PrintedEntry {
  readonly date: string;
  readonly text: string;
  readonly detail: string;
  readonly debit: string;
  readonly credit: string;
  readonly balance: string;
}

/** Whose account it is, and how it is to look. */
export interface StatementOptions {
  /** The parties and the bank account; its amount payable is the closing balance. */
  readonly parties: EInvoice;
  readonly look: Presentation;
  readonly locale: LocaleName;
  readonly isTest: boolean;
}

interface Words extends Wording {
  readonly own: StatementTexts;
}

/** What a statement of account prints, in the words of a locale. Takes the fonts to print it with. */
export function statementPageOf(
  figures: StatementFigures,
  { parties, look, locale, isTest }: StatementOptions,
  fonts: readonly string[],
): StatementPage {
  const spoken = statementLocaleOf(locale);
  const words = { ...wordingOf(spoken), own: statementTextsOf(spoken) };
  const { texts, own } = words;
  const sender = senderOf(parties, words);
  const recipient = recipientOf(parties, words);
  return {
    paper: look.paper === 'letter' ? 'us-letter' : 'a4',
    language: texts.language,
    title: [own.title, recipient.name, figures.to].join(' '),
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
    labels: { from: texts.from, billed_to: own.account_of },
    facts: factsOf(figures, parties, words),
    intro: [],
    entries: entriesOf(figures, words),
    totals: totalsOf(figures, words),
    open: accountOpenOf(figures, words),
    payment: accountOf(figures, parties, words),
    bill: null,
    notes: notesOf(figures, words),
    footer: look.footer?.length ? look.footer.map((lines) => present(...lines)) : footerOf(parties, words),
    page_number: texts.page,
    attachment: null,
  };
}

function factsOf({ as_of, from, to, currency }: StatementFigures, parties: EInvoice, words: Words): Fact[] {
  const { texts, own, date } = words;
  return [
    { label: texts.facts.issue_date, value: date(as_of) },
    { label: own.period, value: `${date(from)} – ${date(to)}` },
    { label: own.currency, value: currency },
    ...contactOf(parties, words),
  ];
}

function entriesOf(figures: StatementFigures, words: Words): StatementPage['entries'] {
  const { own, texts, date, number } = words;
  return {
    columns: { date: texts.facts.issue_date, text: own.entry, ...own.columns },
    opening: { date: date(figures.from), label: own.opening, balance: number(figures.opening_balance) },
    rows: figures.entries.map((entry) => entryOf(entry, words)),
  };
}

function entryOf(entry: StatementEntryFigures, { own, date, number }: Words): PrintedEntry {
  const { amount } = entry;
  const isDebit = !amount.startsWith('-');
  return {
    date: date(entry.date),
    text: filled(own.entries[entry.type], { number: entry.number ?? '' })
      .replace(/\s+/g, ' ')
      .trim(),
    detail: entry.due_date === null ? '' : filled(own.due, { date: date(entry.due_date) }),
    debit: isDebit ? number(amount) : '',
    credit: isDebit ? '' : number(negated(amount)),
    balance: number(entry.balance),
  };
}

function totalsOf(figures: StatementFigures, { own, number, money }: Words): PrintedTotal[] {
  const { opening_balance, debit_total, credit_total, closing_balance, currency } = figures;
  const isCredit = closing_balance.startsWith('-');
  const row = (label: string, amount: string): PrintedTotal => {
    return { label, detail: '', amount: number(amount), kind: 'row' };
  };
  return [
    row(own.opening, opening_balance),
    row(own.debit_total, debit_total),
    row(own.credit_total, negated(credit_total)),
    {
      label: isCredit ? own.closing_credit : own.closing,
      detail: '',
      amount: money(isCredit ? negated(closing_balance) : closing_balance, currency),
      kind: 'grand',
    },
  ];
}

function accountOpenOf(figures: StatementFigures, words: Words): StatementPage['open'] {
  const { own, date, number } = words;
  if (figures.open_invoices.length === 0) return null;
  return {
    ...openInvoicesOf(figures.open_invoices, filled(own.open, { date: date(figures.to) }), words),
    aging: figures.aging.map(({ bucket, amount }) => {
      return { label: own.aging[bucket], amount: number(amount), is_nothing: !isPositive(amount) };
    }),
  };
}

/** The account to pay to, where something is owed. */
function accountOf(
  { closing_balance }: StatementFigures,
  parties: EInvoice,
  words: Words,
): PrintedPayment | null {
  if (!isPositive(closing_balance)) return null;
  const payment = paymentOf(parties, {}, words);
  return payment?.facts.length ? { ...payment, title: words.texts.payment } : null;
}

function notesOf(figures: StatementFigures, { own, money }: Words): string[] {
  const { open_invoices, unapplied_credit, currency } = figures;
  return [
    ...(open_invoices.length === 0 ? [own.settled] : []),
    ...(isPositive(unapplied_credit)
      ? [filled(own.unapplied, { amount: money(unapplied_credit, currency) })]
      : []),
  ];
}
