import { amountText, type MinorUnits } from '../../../kernel/money/amount.js';
import type { LocaleForms, ShownDocument } from '../../documents/index.js';
import { shownStateOf } from '../domain/invoice-state.js';
import { factsHtml, notesHtml, paymentHtml, recipientHtml, tableHtml, totalsHtml } from './document-html.js';
import { element, textHtml, wholePage } from './html.js';
import { pageStyle } from './page-style.js';
import { pageTexts, pageTextsOf, type PageTexts } from './page-texts.js';

/** What the page tells of an invoice beside what was issued. */
export interface InvoiceStanding {
  readonly status: string;
  readonly isOverdue: boolean;
  readonly currency: string;
  readonly due_date: string;
  readonly total: MinorUnits;
  readonly amount_paid: MinorUnits;
  readonly amount_credited: MinorUnits;
  readonly amount_due: MinorUnits;
}

/** The customer's page of an invoice. Takes where its PDF is, below the page. */
export function invoiceHtml(
  { page, forms, paymentCode }: ShownDocument,
  invoice: InvoiceStanding,
  pdf: string,
): string {
  const texts = pageTextsOf(page.language);
  const content = [
    page.mark === null ? '' : element('p', texts.test, ' class="test" role="note"'),
    element('p', page.sender.name, ' class="from" dir="auto"'),
    element('h1', [page.heading, page.number ?? ''].join(' ').trim()),
    stateHtml(invoice, forms, texts),
    `<p class="screen"><a href="${textHtml(pdf)}" download>${textHtml(texts.download)}</a></p>`,
    factsHtml(page.facts),
    recipientHtml(page),
    ...page.intro.map((text) => element('p', text, ' class="note" dir="auto"')),
    element('h2', page.table.columns.description),
    tableHtml(page.table, page.table.columns.description, texts),
    totalsHtml(page.totals),
    invoice.status === 'void' ? '' : paymentHtml(page.payment, paymentCode),
    notesHtml(page),
  ];
  return wholePage({
    title: [page.title, page.sender.name].join(' · '),
    language: page.language,
    style: pageStyle,
    content: content.filter((part) => part !== '').join('\n'),
  });
}

function stateHtml(invoice: InvoiceStanding, { date, money }: LocaleForms, texts: PageTexts): string {
  const { currency, amount_due, amount_paid, amount_credited, total, due_date } = invoice;
  const state = shownStateOf(invoice);
  const amount = (units: MinorUnits): string => money(amountText(units, currency), currency);
  const figures = [
    { label: texts.total, value: amount(total) },
    ...(amount_paid > 0n ? [{ label: texts.paid, value: amount(amount_paid) }] : []),
    ...(amount_credited > 0n ? [{ label: texts.credited, value: amount(amount_credited) }] : []),
  ];
  const isOwed = state !== 'void' && amount_due > 0n;
  const dueText = (state === 'overdue' ? texts.was_due : texts.due_by).replace('{date}', date(due_date));
  const rest = state === 'void' ? texts.void : texts.nothing_due;
  const due = isOwed
    ? `<p>${textHtml(texts.amount_due)} <span class="due">${textHtml(amount(amount_due))}</span></p>
<p>${textHtml(dueText)}</p>`
    : element('p', rest);
  return `<section class="state ${state}" aria-labelledby="state">
<strong id="state">${textHtml(texts.states[state])}</strong>
${due}${factsHtml(figures)}</section>`;
}

/** Shown where a link shows nothing, whatever the reason: nobody's language is known, so in all of them. */
export const missingHtml = everyLanguage(({ missing, missing_advice }) => [missing, missing_advice]);

/** Shown to whoever asks too often. */
export const busyHtml = everyLanguage(({ busy }) => [busy, '']);

function everyLanguage(say: (texts: PageTexts) => readonly [string, string]): string {
  const parts = Object.entries(pageTexts).map(([language, texts], at) => {
    const [first, second] = say(texts);
    return `<section lang="${language}">${element(at === 0 ? 'h1' : 'h2', first)}${element('p', second)}</section>`;
  });
  const [title] = say(pageTextsOf('en'));
  return wholePage({ title, language: 'en', style: pageStyle, content: parts.join('\n') });
}
