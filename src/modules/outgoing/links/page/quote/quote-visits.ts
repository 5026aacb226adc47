import { amountText } from '../../../../../kernel/money/amount.js';
import { Problem } from '../../../../../kernel/problems/problem.js';
import type { SubmissionAnswer, Transaction } from '../../../../../platform/index.js';
import type { ShownQuote } from '../../../documents/index.js';
import type { ChosenTotal, LinkedQuote, LinkedQuotes } from '../linked-quotes.js';
import type { Answering } from './answer-html.js';
import type { AnswerFault } from './answer-texts.js';
import { quoteAnswerOf, type QuoteAnswer } from './quote-answer.js';
import { quoteHtml } from './quote-html.js';

/** A link that was followed: the quote behind it. */
export interface FollowedLink {
  readonly quote: LinkedQuote;
  readonly linkId: string;
  readonly token: string;
}

/** What of a visit proves an acceptance, beside what was written. */
export interface Sent {
  readonly form: URLSearchParams;
  readonly address: string;
}

/** A mail address as people write it; whether it exists is found out by a mail. */
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/u;

/** What customers do on the page of a quote: look at it, choose, and answer. */
export class QuoteVisits {
  constructor(private readonly quotes: LinkedQuotes) {}

  /** The page, with the lines that are proposed. */
  async page(tx: Transaction, { quote, token }: FollowedLink): Promise<string> {
    const chosen = await this.choice(tx, quote, []);
    const shown = await this.quotes.shown(tx, quote.id);
    return quoteHtml(shown, quote, { base: `${token}/`, answering: chosen && { chosen, faults: [] } });
  }

  /**
   * Takes an answer. Whoever is not the first, or comes too late, sees how the quote stands; nothing is accepted for
   * another total than the page has shown.
   */
  async answer(tx: Transaction, link: FollowedLink, { form, address }: Sent): Promise<SubmissionAnswer> {
    const { quote, linkId, token } = link;
    const answer = quoteAnswerOf(form, quote.lines);
    const shown = await this.quotes.shown(tx, quote.id);
    const proposed = await this.choice(tx, quote, []);
    const wanted = await this.choice(tx, quote, answer.items);
    if (proposed === undefined) return { seeOther: `../${token}` };
    const faults = faultsOf(answer, { shown, wanted, quote });
    const page = (status?: 422): SubmissionAnswer => {
      const answering: Answering = { chosen: wanted ?? proposed, answer, faults };
      const html = quoteHtml(shown, quote, { base: `../${token}/`, answering });
      return status === undefined ? { html } : { html, status };
    };
    if (answer.wants === 'show') return page(faults.length > 0 ? 422 : undefined);
    if (faults.length > 0) return page(422);
    const { name, email, items, reason } = answer;
    if (answer.wants === 'decline') await this.quotes.decline(tx, quote.id, reason === '' ? null : reason);
    else await this.quotes.accept(tx, quote.id, { name, email, items, linkId, address });
    return { seeOther: `../${token}` };
  }

  /** What a choice comes to, of a quote that can be answered. */
  private choice(
    tx: Transaction,
    { id, status }: LinkedQuote,
    items: readonly string[],
  ): Promise<ChosenTotal | undefined> {
    return status === 'open' ? this.quotes.totalOf(tx, id, items) : Promise.resolve(undefined);
  }
}

/** Where whoever was too late looks at what became of the quote; undefined for what is no such refusal. */
export function tooLate(error: unknown, token: string): SubmissionAnswer {
  const isLate = error instanceof Problem && error.code === 'invalid_state_transition';
  return isLate ? { seeOther: `../${token}` } : undefined;
}

interface Asked {
  readonly shown: ShownQuote;
  readonly wanted: ChosenTotal | undefined;
  readonly quote: LinkedQuote;
}

function faultsOf(answer: QuoteAnswer, { shown, wanted, quote }: Asked): AnswerFault[] {
  if (answer.wants === 'decline') return [];
  if (wanted === undefined) return ['choice'];
  if (answer.wants === 'show') return [];
  const faults: AnswerFault[] = [];
  if (answer.name === '') faults.push('name');
  if (!EMAIL.test(answer.email)) faults.push('email');
  if (shown.page.terms !== null && !answer.agrees) faults.push('agree');
  if (answer.total !== amountText(wanted.total, quote.currency)) faults.push('total');
  return faults;
}
