import { isCreditNote } from '../model.js';
import { error, has, HERE, paymentIsWritten, placesWhere, says, warning, when, type Rule } from './rule.js';

/** What every document says of itself: BR-01 to BR-05, BR-16, and the rules of its dates and references. */
export const documentRules: readonly Rule[] = [
  error('BR-01', { term: 'BT-24', message: 'Name the rules that the document follows.' }, (invoice) =>
    when(!has(invoice.specification)),
  ),
  error('BR-02', { term: 'BT-1', message: 'Give the document a number.' }, (invoice) =>
    when(!has(invoice.number)),
  ),
  error('BR-03', { term: 'BT-2', message: 'Give the document an issue date.' }, (invoice) =>
    when(!has(invoice.issue_date)),
  ),
  error('BR-04', { term: 'BT-3', message: 'Say what type of document it is.' }, (invoice) =>
    when(!has(invoice.type_code)),
  ),
  error('BR-05', { term: 'BT-5', message: 'Name the currency.' }, (invoice) => when(!has(invoice.currency))),
  error('BR-16', { term: 'BG-25', message: 'Add at least one line.' }, ({ lines }) =>
    when(lines.length === 0),
  ),
  error(
    'BR-29',
    { term: 'BT-74', code: 'inconsistent', message: 'Let the period end on or after the day it starts.' },
    ({ service_period: period }) => when(endsBeforeStart(period)),
  ),
  error(
    'BR-53',
    { term: 'BT-111', message: 'Give the tax in the currency that tax is accounted in.' },
    ({ currency, tax_currency, totals }, { syntax }) =>
      when(
        has(tax_currency) &&
          (tax_currency === currency
            ? syntax === 'cii' || !has(totals.tax)
            : !has(totals.tax_in_tax_currency)),
      ),
  ),
  error(
    'BR-55',
    { term: 'BT-25', message: 'Name the number of each preceding invoice.' },
    ({ preceding_invoices }) => placesWhere(preceding_invoices, (one) => says(one) && !has(one.number)),
  ),
  error(
    'BR-52',
    { term: 'BT-122', message: 'Give each attachment a reference.' },
    ({ attachments }, { syntax }) =>
      placesWhere(attachments, ({ reference, description, content, url }) => {
        return !has(reference) && (syntax === 'cii' || says([description, content, url]));
      }),
  ),
  error(
    'BR-CO-03',
    { term: 'BT-7', code: 'not_allowed', message: 'Name either the tax point date or its code, not both.' },
    ({ tax_point_date, tax_point_code }) => when(has(tax_point_date) && has(tax_point_code)),
  ),
  error('BR-57', { term: 'BT-80', message: 'Name the country of the delivery address.' }, ({ delivery }) =>
    when(says(delivery?.address) && !has(delivery?.address?.country)),
  ),
];

/** How it is paid: BR-49 to BR-51, BR-61. */
export const paymentRules: readonly Rule[] = [
  error('BR-49', { term: 'BT-81', message: 'Say by which means it is paid.' }, (invoice, facts) =>
    when(
      !has(invoice.payment?.means_code) &&
        (paymentIsWritten(invoice, facts) || (facts.syntax === 'ubl' && isDueInMeans(invoice))),
    ),
  ),
  error('BR-50', { term: 'BT-84', message: 'Name the account that is paid to.' }, ({ payment }) =>
    isTransfer(payment?.means_code)
      ? placesWhere(payment?.accounts ?? [], (account) => says(account) && !has(account.id))
      : [],
  ),
  error(
    'BR-61',
    { term: 'BT-84', message: 'Name the account that is paid to.' },
    ({ payment }, { syntax }) => {
      if (payment === undefined || !isTransfer(payment.means_code)) return [];
      if (syntax === 'cii') return placesWhere(payment.accounts, (one) => says(one) && !has(one.id));
      const none = payment.accounts.length === 0 ? HERE : [];
      return [...none, ...placesWhere(payment.accounts, ({ id }) => !has(id))];
    },
  ),
  ...[{ syntax: 'ubl', make: warning } as const, { syntax: 'cii', make: error } as const].map(
    ({ syntax, make }) =>
      make(
        'BR-51',
        { term: 'BT-87', code: 'not_allowed', message: 'Name the last digits of the card only.' },
        ({ payment }, facts) =>
          when(facts.syntax === syntax && (payment?.card?.number ?? '').trim().length > 10),
      ),
  ),
];

/** Credit transfers: 30 in general, 58 within SEPA. */
export function isTransfer(code: string | undefined): boolean {
  return code === '30' || code === '58';
}

/** A credit note in UBL says in its payment means when it is due. */
function isDueInMeans(invoice: Parameters<typeof isCreditNote>[0] & Parameters<Rule['broken']>[0]): boolean {
  return invoice.payment !== undefined && isCreditNote(invoice) && has(invoice.due_date);
}

/** Whether both days of a period are there and the wrong way round. ISO dates are ordered as texts. */
export function endsBeforeStart(
  period: { readonly start?: string | undefined; readonly end?: string | undefined } | undefined,
): boolean {
  return has(period?.start) && has(period.end) && period.end < period.start;
}
