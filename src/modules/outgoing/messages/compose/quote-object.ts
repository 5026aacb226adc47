import { amountText } from '../../../../kernel/money/amount.js';
import type { LocaleForms } from '../../documents/index.js';
import { quoteFile } from '../domain/attachments.js';
import type { PlaceholderValues } from '../domain/template.js';
import type { MailedQuote } from './mailed-quotes.js';
import { NO_NUMBER, type MessageObject } from './message-object.js';

/** A quote as the object of a message. Its PDF is made when the message leaves. */
export function quoteObject(quote: MailedQuote): MessageObject {
  const { id, customerId, number, status, currency, total, issue_date } = quote;
  return {
    kind: 'quote',
    target: { type: 'quote', id },
    customerId,
    files: [quoteFile(number)],
    counts: status === 'open',
    values: ({ date, money }) => ({
      'quote.number': number ?? NO_NUMBER,
      'quote.total': money(amountText(total, currency), currency),
      'quote.issue_date': date(issue_date),
    }),
    figures: (forms) => quoteFigures(quote, forms),
  };
}

/** What of a quote may move until its message leaves; its state is for nobody to read. */
export function quoteFigures(
  { status, valid_until }: Pick<MailedQuote, 'status' | 'valid_until'>,
  { date }: LocaleForms,
): PlaceholderValues {
  return { 'quote.valid_until': date(valid_until), status };
}
