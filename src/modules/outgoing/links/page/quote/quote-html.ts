import { amountText } from '../../../../../kernel/money/amount.js';
import { dateInZone } from '../../../../../kernel/time/calendar-date.js';
import type { ShownQuote } from '../../../documents/index.js';
import { factsHtml, notesHtml, recipientHtml, tableHtml, totalsHtml } from '../document-html.js';
import { downloadHtml } from '../files-html.js';
import { element, textHtml, wholePage } from '../html.js';
import type { LinkedAcceptance, LinkedQuote } from '../linked-quotes.js';
import { pageStyle } from '../page-style.js';
import { pageTextsOf } from '../page-texts.js';
import { answerHtml, type Answering } from './answer-html.js';
import { answerTextsOf, type AnswerTexts } from './answer-texts.js';
import { quotePageTextsOf, type QuotePageTexts } from './quote-page-texts.js';

/** The page as far as it is not the quote: where it stands, and the forms of one that can be answered. */
export interface QuotePlace {
  /** The path of the page, as seen from where this stands. */
  readonly base: string;
  /** Undefined where nobody can answer. */
  readonly answering: Answering | undefined;
}

/** The customer's page of a quote. */
export function quoteHtml(shown: ShownQuote, quote: LinkedQuote, { base, answering }: QuotePlace): string {
  const { page, forms } = shown;
  const texts = pageTextsOf(page.language);
  const own = quotePageTextsOf(page.language);
  const name = [page.heading, page.number ?? ''].join(' ').trim();
  const content = [
    page.mark === null ? '' : element('p', texts.test, ' class="test" role="note"'),
    element('p', page.sender.name, ' class="from" dir="auto"'),
    element('h1', name),
    stateHtml(quote, forms, { ...own, ...answerTextsOf(page.language) }),
    downloadHtml({ type: 'quote', base }, own.download),
    factsHtml(page.facts),
    recipientHtml(page),
    element('h2', texts.lines),
    tableHtml(page.table, texts),
    totalsHtml(page.totals),
    notesHtml(page),
    termsHtml(page.terms),
    answering === undefined ? '' : answerHtml(shown, quote, { base, ...answering }),
  ];
  return wholePage({
    title: [page.title, page.sender.name].join(' · '),
    language: page.language,
    style: pageStyle,
    content: content.filter((part) => part !== '').join('\n'),
  });
}

function stateHtml(
  quote: LinkedQuote,
  { date, money }: ShownQuote['forms'],
  texts: QuotePageTexts & Pick<AnswerTexts, 'accepted_by' | 'accepted_on'>,
): string {
  const { status, valid_until, acceptance, currency, time_zone } = quote;
  const state = status === 'invoiced' || status === 'draft' ? 'accepted' : status;
  const until = (text: string): string =>
    text.replace('{date}', valid_until === null ? '' : date(valid_until));
  const advice = {
    open: until(texts.until),
    accepted: acceptance === null ? '' : acceptedText(acceptance, { time_zone, date }, texts),
    declined: '',
    expired: until(texts.was_until),
    superseded: texts.newer,
    cancelled: texts.withdrawn,
  }[state];
  return `<section class="state ${state}" aria-labelledby="state">
<strong id="state">${textHtml(texts.states[state])}</strong>
${element('p', advice)}${
    acceptance === null
      ? ''
      : factsHtml([{ label: texts.total, value: money(amountText(acceptance.total, currency), currency) }])
  }</section>`;
}

/** Who has accepted, and on which day it was where the seller is. */
function acceptedText(
  { name, at }: LinkedAcceptance,
  { time_zone, date }: Pick<LinkedQuote, 'time_zone'> & Pick<ShownQuote['forms'], 'date'>,
  texts: Pick<AnswerTexts, 'accepted_by' | 'accepted_on'>,
): string {
  const text = name === null ? texts.accepted_on : texts.accepted_by.replace('{name}', () => name);
  return text.replace('{date}', date(dateInZone(at, time_zone)));
}

/** All of them, because whoever accepts agrees to them. */
function termsHtml(terms: ShownQuote['page']['terms']): string {
  if (terms === null) return '';
  const paragraphs = terms.paragraphs.map((text) => element('p', text, ' class="note" dir="auto"'));
  return `<section aria-labelledby="terms"><h2 id="terms">${textHtml(terms.title)}</h2>
${paragraphs.join('\n')}</section>`;
}
