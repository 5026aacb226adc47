import type { LocaleForms } from '../../documents/index.js';
import { receiptName, type Receipt } from '../../receipts/index.js';
import { receiptFile } from '../domain/attachments.js';
import type { PlaceholderValues } from '../domain/template.js';
import type { MessageObject } from './message-object.js';

/** Of the invoices that a mail names; the receipt has all of them. */
const INVOICES_NAMED_MAX = 10;

/** A payment as the object of its receipt, which is printed when the message leaves. */
export function receiptObject(receipt: Receipt): MessageObject {
  const { payment, figures } = receipt;
  const { amount, currency, received_on } = figures;
  return {
    kind: 'receipt',
    target: { type: 'payment', id: payment.id },
    customerId: payment.customer_id,
    files: [receiptFile(receiptName(payment.id))],
    counts: payment.reversed_at === null,
    values: ({ date, money }) => ({
      'payment.amount': money(amount, currency),
      'payment.received_on': date(received_on),
    }),
    figures: (forms) => receiptFigures(receipt, forms),
  };
}

/** What the mail says of what may move until it leaves. */
export function receiptFigures({ figures }: Receipt, { money }: LocaleForms): PlaceholderValues {
  const { invoices, currency, open, credit } = figures;
  const shown = (amount: string | null): string => (amount === null ? '' : money(amount, currency));
  const named = invoices.slice(0, INVOICES_NAMED_MAX).map(({ number }) => number);
  return {
    'payment.invoices': [...named, ...(invoices.length > named.length ? ['…'] : [])].join(', '),
    'payment.open': shown(open),
    'payment.credit': shown(credit),
  };
}
