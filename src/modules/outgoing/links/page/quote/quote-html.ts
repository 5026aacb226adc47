import type { ShownQuote } from '../../../documents/index.js';
import { factsHtml, notesHtml, recipientHtml, tableHtml, totalsHtml } from '../document-html.js';
import { downloadHtml } from '../files-html.js';
import { element, textHtml, wholePage } from '../html.js';
import type { LinkedQuote } from '../linked-quotes.js';
import { pageStyle } from '../page-style.js';
import { pageTextsOf } from '../page-texts.js';
import { quotePageTextsOf, type QuotePageTexts } from './quote-page-texts.js';

/** The customer's page of a quote. Takes its own path, as seen from where it stands. */
export function quoteHtml({ page, forms }: ShownQuote, quote: LinkedQuote, base: string): string {
  const texts = pageTextsOf(page.language);
  const own = quotePageTextsOf(page.language);
  const name = [page.heading, page.number ?? ''].join(' ').trim();
  const content = [
    page.mark === null ? '' : element('p', texts.test, ' class="test" role="note"'),
    element('p', page.sender.name, ' class="from" dir="auto"'),
    element('h1', name),
    stateHtml(quote, forms, own),
    downloadHtml({ type: 'quote', base }, own.download),
    factsHtml(page.facts),
    recipientHtml(page),
    element('h2', texts.lines),
    tableHtml(page.table, texts),
    totalsHtml(page.totals),
    notesHtml(page),
    termsHtml(page.terms),
  ];
  return wholePage({
    title: [page.title, page.sender.name].join(' · '),
    language: page.language,
    style: pageStyle,
    content: content.filter((part) => part !== '').join('\n'),
  });
}

function stateHtml(
  { status, valid_until }: LinkedQuote,
  { date }: ShownQuote['forms'],
  texts: QuotePageTexts,
): string {
  const state = status === 'invoiced' || status === 'draft' ? 'accepted' : status;
  const until = (text: string): string =>
    text.replace('{date}', valid_until === null ? '' : date(valid_until));
  const advice = {
    open: until(texts.until),
    accepted: '',
    declined: '',
    expired: until(texts.was_until),
    superseded: texts.newer,
    cancelled: texts.withdrawn,
  }[state];
  return `<section class="state ${state}" aria-labelledby="state">
<strong id="state">${textHtml(texts.states[state])}</strong>
${element('p', advice)}</section>`;
}

/** All of them, because whoever accepts agrees to them. */
function termsHtml(terms: ShownQuote['page']['terms']): string {
  if (terms === null) return '';
  const paragraphs = terms.paragraphs.map((text) => element('p', text, ' class="note" dir="auto"'));
  return `<section aria-labelledby="terms"><h2 id="terms">${textHtml(terms.title)}</h2>
${paragraphs.join('\n')}</section>`;
}
