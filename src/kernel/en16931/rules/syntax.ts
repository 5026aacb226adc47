import type { EInvoice } from '../model.js';
import { isTransfer } from './core-document.js';
import { decimalRules } from './decimals.js';
import {
  error,
  has,
  linesWhere,
  paymentIsWritten,
  placesWhere,
  says,
  when,
  type Place,
  type Rule,
} from './rule.js';

/** What UBL or CII asks for beside the model, as far as a document of ours can miss it. */
export const syntaxRules: readonly Rule[] = [
  ubl(
    'UBL-DT-01',
    { term: 'BT-115', code: 'too_many_decimals', message: 'Write the amount with two decimals at most.' },
    (invoice, facts) =>
      decimalRules.flatMap((rule) =>
        rule.broken(invoice, facts).map((place): Place => ({ ...place, term: place.term ?? rule.term })),
      ),
  ),
  ubl('UBL-DT-06', { term: 'BT-125', message: 'Say of what type the attached file is.' }, ({ attachments }) =>
    placesWhere(attachments, ({ content, media_type }) => has(content) && !has(media_type)),
  ),
  ubl('UBL-DT-07', { term: 'BT-125', message: 'Give the attached file a name.' }, ({ attachments }) =>
    placesWhere(attachments, ({ content, filename }) => has(content) && !has(filename)),
  ),
  ubl('UBL-SR-48', { term: 'BT-151', message: 'Give each line a tax category.' }, (invoice) =>
    linesWhere(invoice, ({ category, rate }) => !has(category) && !has(rate)),
  ),
  ubl('UBL-SR-07', { term: 'BT-25', message: 'Name the number of each preceding invoice.' }, (invoice) =>
    placesWhere(invoice.preceding_invoices, (one) => says(one) && !has(one.number)),
  ),
  ubl(
    'UBL-SR-16',
    {
      term: 'BT-46',
      code: 'not_allowed',
      message: 'Give the buyer one identifier: this syntax has no place for another one.',
    },
    ({ buyer }) => when((buyer?.identifiers ?? []).filter(({ value }) => has(value)).length > 1),
  ),
  error(
    'D16B-XSD',
    {
      term: 'BT-25',
      code: 'not_allowed',
      message: 'Name one preceding invoice: this syntax has no place for another one. UBL has.',
    },
    ({ preceding_invoices }, { schema }) =>
      schema === 'd16b' ? placesWhere(preceding_invoices, (one) => says(one)).slice(1) : [],
  ),
  ...(['UBL-SR-19', 'UBL-SR-20', 'UBL-SR-21'] as const).map((id) =>
    ubl(
      id,
      {
        term: 'BT-59',
        code: 'inconsistent',
        message: 'Name a payee only when it is somebody else than you.',
      },
      ({ payee, seller }) =>
        when(says(payee) && (!has(payee?.name) || !has(seller?.name) || payee.name === seller.name)),
    ),
  ),
  cii('CII-SR-009', { term: 'BT-24', message: 'Name the rules that the document follows.' }, (invoice) =>
    when(!has(invoice.specification)),
  ),
  cii('CII-SR-010', { term: 'BT-24', message: 'Name the rules that the document follows.' }, (invoice) =>
    when(!has(invoice.specification)),
  ),
  cii('CII-SR-014', { term: 'BT-3', message: 'Say what type of document it is.' }, (invoice) =>
    when(!has(invoice.type_code)),
  ),
  cii('CII-SR-046', { term: 'BT-157', message: 'Name the scheme of the standard item number.' }, (invoice) =>
    linesWhere(invoice, ({ item }) => has(item.standard_id?.value) && !has(item.standard_id.scheme)),
  ),
  cii('CII-SR-069', { term: 'BT-160', message: 'Give each attribute a name.' }, (invoice) =>
    linesWhere(invoice, ({ item }) => item.attributes.some((one) => says(one) && !has(one.name))),
  ),
  cii('CII-SR-072', { term: 'BT-161', message: 'Give each attribute a value.' }, (invoice) =>
    linesWhere(invoice, ({ item }) => item.attributes.some((one) => says(one) && !has(one.value))),
  ),
  cii('CII-SR-439', { term: 'BT-146', message: 'Give the price of each line.' }, (invoice) =>
    linesWhere(invoice, ({ price, order_line }) => !has(price.net) && says([price, order_line])),
  ),
  cii('CII-SR-470', { term: 'BT-84', message: 'Name the account that is paid to.' }, (invoice, facts) => {
    const { payment } = invoice;
    if (payment === undefined || !isTransfer(payment.means_code) || !paymentIsWritten(invoice, facts))
      return [];
    const none = payment.accounts.length === 0;
    return none ? when(true) : placesWhere(payment.accounts, ({ id }) => !has(id));
  }),
  cii(
    'CII-DT-097',
    { term: 'BT-2', code: 'wrong_format', message: 'Write dates as 2026-11-22.' },
    (invoice) => datesOf(invoice).flatMap(([place, date]) => (has(date) && !isDay(date) ? [place] : [])),
  ),
];

function ubl(id: string, about: Parameters<typeof error>[1], broken: Rule['broken']): Rule {
  return error(id, about, (invoice, facts) => (facts.syntax === 'ubl' ? broken(invoice, facts) : []));
}

function cii(id: string, about: Parameters<typeof error>[1], broken: Rule['broken']): Rule {
  return error(id, about, (invoice, facts) => (facts.syntax === 'cii' ? broken(invoice, facts) : []));
}

/** Month and day are possible; the length of the month is not looked at. */
function isDay(date: string): boolean {
  return /^\d{4}(1[0-2]|0[1-9])(3[01]|[12][0-9]|0[1-9])$/.test(date.replaceAll('-', '').trim());
}

/** The dates that CII writes in format 102. */
function datesOf({ issue_date, due_date, delivery, service_period: period, lines }: EInvoice) {
  const all: (readonly [Place, string | undefined])[] = [
    [{ term: 'BT-2' }, issue_date],
    [{ term: 'BT-9' }, due_date],
    [{ term: 'BT-72' }, delivery?.date],
    [{ term: 'BT-73' }, period?.start],
    [{ term: 'BT-74' }, period?.end],
    ...lines.flatMap(({ period: own }, line) => [
      [{ term: 'BT-134', line }, own?.start] as const,
      [{ term: 'BT-135', line }, own?.end] as const,
    ]),
  ];
  return all;
}
