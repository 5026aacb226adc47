import type { Fact, Page, PrintedTable } from '../page/page.js';
import { pageOf } from '../page/page-of.js';
import { joined } from '../page/parties.js';
import { wordingOf } from '../page/wording.js';
import type { PdfOptions } from '../presentation.js';
import { filled } from '../texts/words.js';
import type { QuoteChoice, QuoteFigures } from './quote-figures.js';
import { quoteTextsOf, type QuoteTexts } from './quote-texts.js';

/** A quote as it is printed: a document of which nothing is to be paid yet, with its terms. */
export interface QuotePage extends Page {
  readonly terms: { readonly title: string; readonly paragraphs: readonly string[] } | null;
}

/** How a quote is to look. */
export type QuoteOptions = Pick<PdfOptions, 'look' | 'locale' | 'mode' | 'isTest'>;

/**
 * What a quote prints, in the words of a locale. Takes the fonts to print it with.
 *
 * The organization's words before the lines and behind all else are those of its invoices, and left out.
 */
export function quotePageOf(
  { document, printed, valid_until, terms, choices }: QuoteFigures,
  options: QuoteOptions,
  fonts: readonly string[],
): QuotePage {
  const { texts, date } = wordingOf(options.locale, document.currency);
  const own = quoteTextsOf(options.locale);
  const page = pageOf(document, { ...options, printed }, { fonts, codes: {} });
  const { number } = page;
  const until = { label: own.valid_until, value: date(valid_until) };
  return {
    ...page,
    title: joined([own.title, number ?? texts.draft], ' '),
    heading: own.title,
    labels: { ...page.labels, billed_to: own.to },
    facts: behindDate(page.facts, until, texts.facts.issue_date),
    intro: [],
    table: marked(page.table, choices, (choice) => markOf(choice, own, texts.colon)),
    payment: null,
    closing: [],
    terms: terms === null ? null : { title: own.terms, paragraphs: terms.split(/\n{2,}/) },
  };
}

function behindDate(facts: readonly Fact[], fact: Fact, dateLabel: string): Fact[] {
  const at = facts.findIndex(({ label }) => label === dateLabel) + 1;
  return [...facts.slice(0, at), fact, ...facts.slice(at)];
}

/** The lines with what can be chosen of each; an amount that is in no sum is printed in grey. */
function marked(
  table: PrintedTable,
  choices: readonly QuoteChoice[],
  markFor: (choice: QuoteChoice) => string | undefined,
): PrintedTable {
  const rows = table.rows.map((row, at) => {
    const choice = choices[at];
    if (choice === undefined) throw new Error('A line of a quote does not say whether it holds.');
    const mark = markFor(choice);
    return {
      ...row,
      details: [...(mark === undefined ? [] : [mark]), ...row.details],
      is_aside: !choice.chosen,
    };
  });
  return { ...table, rows };
}

function markOf(
  { optional, group, chosen }: QuoteChoice,
  own: QuoteTexts,
  colon: string,
): string | undefined {
  if (group === null) return optional ? own.optional : undefined;
  const standing = chosen ? own.held : optional ? own.optional_choice : own.alternative;
  return `${filled(own.choice, { group })}${colon}${standing}`;
}
