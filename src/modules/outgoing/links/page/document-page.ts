import type { OpenDiscount } from '../../../../kernel/accounts/early-payment.js';
import type { NextPart } from '../../../../kernel/accounts/instalments.js';
import type { InstalmentState, OwedInstalment } from '../../../../kernel/accounts/owed.js';
import { amountText, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { InvoiceWithItems } from '../../../books/invoices/index.js';
import type { LocaleForms, Page, ShownDocument } from '../../documents/index.js';
import { shownStateOf, type ShownState } from '../domain/invoice-state.js';
import type { Verdict } from '../domain/verification.js';
import { factsHtml, notesHtml, paymentHtml, recipientHtml, tableHtml, totalsHtml } from './document-html.js';
import { fileTextsOf } from './file-texts.js';
import { downloadsHtml, genuineHtml, verdictHtml, type PageFiles } from './files-html.js';
import { element, textHtml, wholePage } from './html.js';
import { pageStyle } from './page-style.js';
import { pageTextsOf, type PageTexts } from './page-texts.js';

/** What the page tells of an invoice beside what was issued. */
export interface InvoiceStanding {
  readonly status: string;
  readonly isOverdue: boolean;
  readonly currency: string;
  readonly due_date: string;
  readonly total: MinorUnits;
  readonly withholdings: InvoiceWithItems['withholdings'];
  readonly amount_paid: MinorUnits;
  readonly amount_credited: MinorUnits;
  readonly amount_discounted: MinorUnits;
  readonly amount_waived: MinorUnits;
  /** What is still owed; nothing of what was written off. */
  readonly due: MinorUnits;
  /** What of it is to be paid next. */
  readonly next: NextPart;
  /** The parts of its payment plan, if it has one. */
  readonly instalments: readonly OwedInstalment[];
  /** The discounts for paying early that may still be taken. */
  readonly discounts: readonly OpenDiscount[];
  /** Where it is paid online. */
  readonly payOnline: string | undefined;
}

/** The files of a document, whose language is that of its page. */
type DocumentFiles = Omit<PageFiles, 'language' | 'type'> & { readonly type: 'invoice' | 'credit_note' };

/** What the page tells of a credit note beside what was issued. */
export type CreditNoteStanding = Pick<InvoiceStanding, 'status' | 'currency' | 'total'>;

/** The customer's page of an invoice. */
export function invoiceHtml(shown: ShownDocument, invoice: InvoiceStanding, files: DocumentFiles): string {
  const state = stateHtml(invoice, shown.forms, pageTextsOf(shown.page.language));
  return documentHtml(shown, files, { state, isVoid: invoice.status === 'void' });
}

/** The customer's page of a credit note: nothing is to be paid. */
export function creditNoteHtml(shown: ShownDocument, note: CreditNoteStanding, files: DocumentFiles): string {
  const texts = pageTextsOf(shown.page.language);
  const isVoid = note.status === 'void';
  const { currency, total } = note;
  const amount = shown.forms.money(amountText(total, currency), currency);
  const name = isVoid ? 'void' : 'credited';
  const state = `<section class="state ${name}" aria-labelledby="state">
<strong id="state">${textHtml(texts.states[name])}</strong>
${element('p', isVoid ? texts.void_note : texts.nothing_to_pay)}
${factsHtml([{ label: texts.total, value: amount }])}</section>`;
  return documentHtml(shown, files, { state, isVoid });
}

/** Whether a file is one that was issued. */
export function verifyHtml({ page }: ShownDocument, files: DocumentFiles, verdict: Verdict): string {
  const { genuine } = fileTextsOf(page.language);
  const content = [
    element('p', page.sender.name, ' class="from" dir="auto"'),
    element('h1', genuine),
    element('p', nameOf(page)),
    verdictHtml({ ...files, language: page.language }, verdict),
  ];
  return wholePage({
    title: [genuine, page.title, page.sender.name].join(' · '),
    language: page.language,
    style: pageStyle,
    content: content.join('\n'),
  });
}

function documentHtml(
  { page, paymentCode }: ShownDocument,
  files: DocumentFiles,
  { state, isVoid }: { readonly state: string; readonly isVoid: boolean },
): string {
  const texts = pageTextsOf(page.language);
  const below = { ...files, language: page.language };
  const content = [
    page.mark === null ? '' : element('p', texts.test, ' class="test" role="note"'),
    element('p', page.sender.name, ' class="from" dir="auto"'),
    element('h1', nameOf(page)),
    state,
    downloadsHtml(below, texts.download[files.type]),
    factsHtml(page.facts),
    recipientHtml(page),
    ...page.intro.map((text) => element('p', text, ' class="note" dir="auto"')),
    element('h2', texts.lines),
    tableHtml(page.table, texts),
    totalsHtml(page.totals),
    isVoid ? '' : paymentHtml(page.payment, paymentCode),
    notesHtml(page),
    genuineHtml(below),
  ];
  return wholePage({
    title: [page.title, page.sender.name].join(' · '),
    language: page.language,
    style: pageStyle,
    content: content.filter((part) => part !== '').join('\n'),
  });
}

function nameOf({ heading, number }: Page): string {
  return [heading, number ?? ''].join(' ').trim();
}

function stateHtml(invoice: InvoiceStanding, forms: LocaleForms, texts: PageTexts): string {
  const { date, money } = forms;
  const { currency, due: owed, total, next } = invoice;
  const state = shownStateOf(invoice);
  const amount = (units: MinorUnits): string => money(amountText(units, currency), currency);
  const figures = [
    { label: texts.total, value: amount(total) },
    ...(invoice.withholdings ?? []).map(({ name, rate, amount: units }) => {
      return { label: `${name} ${forms.percent(rate)}`, value: amount(-BigInt(units)) };
    }),
    ...(next.due < owed ? [{ label: texts.amount_due, value: amount(owed) }] : []),
    ...settledBy(invoice, texts).map(([label, units]) => ({ label, value: amount(units) })),
  ];
  const early = invoice.discounts.map(({ pays, until, amount: saves }) =>
    texts.pay_early
      .replace('{amount}', amount(pays))
      .replace('{date}', date(until))
      .replace('{saves}', amount(saves)),
  );
  const dueText = (state === 'overdue' ? texts.was_due : texts.due_by).replace('{date}', date(next.by));
  const rest = { void: texts.void, closed: texts.not_asked }[state as string] ?? texts.nothing_due;
  const label = next.due < owed ? texts.plan.next : texts.amount_due;
  const due =
    owed > 0n
      ? `<p>${textHtml(label)} <span class="due">${textHtml(amount(next.due))}</span></p>
<p>${textHtml(dueText)}</p>${early.map((text) => element('p', text)).join('')}`
      : element('p', rest);
  return `<section class="state ${state}" aria-labelledby="state">
<strong id="state">${textHtml(texts.states[state])}</strong>
${due}${payLinkHtml(invoice, texts)}${factsHtml(figures)}${planHtml(invoice, forms, texts)}</section>`;
}

/** Which words of the page say how an instalment stands. */
const STATES = {
  open: 'open',
  partly_paid: 'partially_paid',
  paid: 'paid',
  overdue: 'overdue',
  written_off: 'closed',
  void: 'void',
} as const satisfies Record<InstalmentState, ShownState>;

/** The instalments with their days, and how each stands; nothing of what is paid at once. */
function planHtml({ instalments, currency }: InvoiceStanding, forms: LocaleForms, texts: PageTexts): string {
  if (instalments.length === 0) return '';
  const shown = instalments.map(({ due_date, amount, state }) => ({
    label: texts.due_by.replace('{date}', forms.date(due_date)),
    value: `${forms.money(amountText(amount, currency), currency)} · ${texts.states[STATES[state]]}`,
  }));
  return element('h2', texts.plan.all) + factsHtml(shown);
}

/** What has settled the invoice, as far as anything has. */
function settledBy(
  { amount_paid, amount_credited, amount_discounted, amount_waived }: InvoiceStanding,
  texts: PageTexts,
): (readonly [label: string, units: MinorUnits])[] {
  const parts = [
    [texts.paid, amount_paid],
    [texts.credited, amount_credited],
    [texts.discount, amount_discounted],
    [texts.waived, amount_waived],
  ] as const;
  return parts.filter(([, units]) => units > 0n);
}

function payLinkHtml({ payOnline }: InvoiceStanding, texts: PageTexts): string {
  if (payOnline === undefined) return '';
  return `<p class="screen"><a href="${textHtml(payOnline)}" rel="noreferrer">${textHtml(texts.pay_online)}</a></p>`;
}
