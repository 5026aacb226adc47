import { toTypeId } from '../../../../../kernel/ids/type-id.js';
import { quoteItems } from '../../../../selling/quotes/quotes.resource.js';
import type { LinkedLine } from '../linked-quotes.js';

/** What a visitor has written into the forms of a quote's page. */
export interface QuoteAnswer {
  /** `show` asks what a choice comes to. */
  readonly wants: 'show' | 'accept' | 'decline';
  readonly name: string;
  readonly email: string;
  readonly agrees: boolean;
  readonly reason: string;
  /** The lines that were chosen. */
  readonly items: readonly string[];
  /** The total that the page has shown. */
  readonly total: string;
}

const NAME_MAX = 255;
const EMAIL_MAX = 254;
const REASON_MAX = 1000;

/** Reads a form; what the quote does not have is left out. */
export function quoteAnswerOf(form: URLSearchParams, lines: readonly LinkedLine[]): QuoteAnswer {
  const text = (name: string, max: number): string =>
    cleaned(form.get(name) ?? '')
      .slice(0, max)
      .trim();
  const said = form.get('do');
  const named = new Set([...form].flatMap(([name, value]) => (isChoice(name) ? [value] : [])));
  return {
    wants: said === 'accept' || said === 'decline' ? said : 'show',
    name: text('name', NAME_MAX).replace(/\s+/g, ' '),
    email: text('email', EMAIL_MAX),
    agrees: form.get('agree') === 'yes',
    reason: text('reason', REASON_MAX),
    items: lines.filter(({ id }) => named.has(choiceOf(id))).map(({ id }) => id),
    total: text('total', NAME_MAX),
  };
}

/** The name of a field: radio buttons of one group share it. */
export function fieldOf({ id, group }: LinkedLine, lines: readonly LinkedLine[]): string {
  const first = group === null ? undefined : lines.find((line) => line.group === group);
  return `line-${choiceOf((first ?? { id }).id)}`;
}

/** A line, as a field names it. */
export function choiceOf(id: string): string {
  return toTypeId(quoteItems.idPrefix, id);
}

function isChoice(name: string): boolean {
  return name.startsWith('line-');
}

/** Without what neither a name nor a reason has, and what a database cannot store. */
function cleaned(text: string): string {
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}
