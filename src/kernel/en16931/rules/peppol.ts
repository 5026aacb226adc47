import * as lists from '../code-lists/generated/codes.js';
import { formatFacts } from '../formats.js';
import { isCreditNote, type Adjustment, type EInvoice, type Party } from '../model.js';
import { attachmentTypes, isUnknown } from './codes.js';
import {
  adjustmentsWhere,
  error,
  has,
  lineAdjustmentsWhere,
  linesWhere,
  placesWhere,
  when,
  type Place,
  type Rule,
} from './rule.js';

const INVOICE_TYPES = new Set(
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877'.split(
    ' ',
  ),
);
const CREDIT_NOTE_TYPES = new Set(['381', '396', '81', '83', '532']);
const GERMAN_TYPES = new Set(['326', '384']);

/** Exemption codes with the one category that each belongs to. */
const CATEGORY_OF_EXEMPTION = {
  P0104: ['VATEX-EU-G', 'G'],
  P0105: ['VATEX-EU-O', 'O'],
  P0106: ['VATEX-EU-IC', 'K'],
  P0107: ['VATEX-EU-AE', 'AE'],
  P0108: ['VATEX-EU-D', 'E'],
  P0109: ['VATEX-EU-F', 'E'],
  P0110: ['VATEX-EU-I', 'E'],
  P0111: ['VATEX-EU-J', 'E'],
} as const;

/** What only Peppol asks for. */
export const peppolRules: readonly Rule[] = [
  error(
    'PEPPOL-EN16931-R002',
    { term: 'BT-22', code: 'not_allowed', message: 'Write one note only.' },
    (invoice) => when(invoice.notes.filter(({ text }) => has(text)).length > 1 && !isWithinGermany(invoice)),
  ),
  error(
    'PEPPOL-EN16931-R003',
    { term: 'BT-10', message: "Give the buyer's reference or order number." },
    ({ buyer_reference, order_reference, sales_order_reference }) =>
      when(![buyer_reference, order_reference, sales_order_reference].some(has)),
  ),
  error(
    'PEPPOL-EN16931-R004',
    { term: 'BT-24', message: 'Name the rules of Peppol.' },
    ({ specification = '' }) =>
      when(!specification.startsWith(formatFacts.peppol.specification) || specification.includes('::')),
  ),
  error('PEPPOL-EN16931-R007', { term: 'BT-23', message: 'Name a business process of Peppol.' }, (invoice) =>
    when(invoice.business_process !== formatFacts.peppol.business_process),
  ),
  error('PEPPOL-EN16931-R051', { term: 'BT-5', message: 'Name the currency.' }, ({ currency }) =>
    when(!has(currency)),
  ),
  ...typeRules(),
  ...codeRules(),
  ...Object.entries(CATEGORY_OF_EXEMPTION).map(([id, [exemption, category]]) =>
    error(
      `PEPPOL-EN16931-${id}`,
      {
        term: 'BT-121',
        code: 'inconsistent',
        message: `Use ${exemption} with tax category ${category} only.`,
      },
      ({ tax_breakdown }) =>
        placesWhere(
          tax_breakdown,
          (one) => one.exemption_code?.toUpperCase() === exemption && one.category !== category,
        ),
    ),
  ),
  error(
    'PEPPOL-EN16931-F001',
    { term: 'BT-2', code: 'wrong_format', message: 'Write dates as 2026-11-22.' },
    (invoice) => datesOf(invoice).flatMap(([place, date]) => (has(date) && !isDate(date) ? [place] : [])),
  ),
];

/** Whether both parties are in Germany, for the rules that hold there. */
export function isWithinGermany({ seller, buyer }: EInvoice): boolean {
  return [seller, buyer].every((party) => party?.address?.country?.trim().toUpperCase() === 'DE');
}

function typeRules(): Rule[] {
  const about = {
    term: 'BT-3',
    code: 'unknown_code',
    message: 'Use a document type that Peppol takes.',
  } as const;
  return [
    error('PEPPOL-EN16931-P0100', about, (invoice) =>
      when(!isCreditNote(invoice) && isUnknown(invoice.type_code, INVOICE_TYPES)),
    ),
    error('PEPPOL-EN16931-P0101', about, (invoice) =>
      when(isCreditNote(invoice) && isUnknown(invoice.type_code, CREDIT_NOTE_TYPES)),
    ),
    error(
      'PEPPOL-EN16931-P0112',
      { ...about, message: 'Use the types 326 and 384 between German parties only.' },
      (invoice) => when(GERMAN_TYPES.has(invoice.type_code ?? '') && !isWithinGermany(invoice)),
    ),
  ];
}

function codeRules(): Rule[] {
  return [
    codeRule(
      'CL001',
      { term: 'BT-125', message: 'Attach PDF, PNG, JPEG, CSV or a spreadsheet.' },
      ({ attachments }) =>
        placesWhere(attachments, (one) => has(one.content) && isUnknown(one.media_type, attachmentTypes)),
    ),
    codeRule(
      'CL002',
      { term: 'BT-98', message: 'Use a reason of UNTDID 5189.' },
      unknownReasons('allowances', lists.allowanceReasons),
    ),
    codeRule(
      'CL003',
      { term: 'BT-105', message: 'Use a reason of UNTDID 7161.' },
      unknownReasons('charges', lists.chargeReasons),
    ),
    codeRule('CL006', { term: 'BT-8', message: 'Say issue, delivery or payment.' }, ({ tax_point_code }) =>
      when(isUnknown(tax_point_code, new Set(['3', '35', '432']))),
    ),
    codeRule(
      'CL007',
      { term: 'BT-5', message: 'Use a currency that Peppol takes.' },
      ({ currency, tax_currency, totals }) =>
        when(
          !lists.peppolCurrencies.has(currency ?? '') ||
            (has(totals.tax_in_tax_currency) && !lists.peppolCurrencies.has(tax_currency ?? '')),
        ),
    ),
    codeRule(
      'CL008',
      { term: 'BT-34', message: 'Use an address scheme that Peppol takes; e-mail is none.' },
      ({ seller, buyer }) => [
        ...(hasForeignAddress(seller) ? [{ term: 'BT-34' }] : []),
        ...(hasForeignAddress(buyer) ? [{ term: 'BT-49' }] : []),
      ],
    ),
  ];
}

function codeRule(id: string, about: Pick<Rule, 'term' | 'message'>, broken: Rule['broken']): Rule {
  return error(`PEPPOL-EN16931-${id}`, { ...about, code: 'unknown_code' }, broken);
}

function unknownReasons(
  kind: 'allowances' | 'charges',
  list: ReadonlySet<string>,
): (invoice: EInvoice) => Place[] {
  const isWrong = ({ reason_code }: Adjustment): boolean => isUnknown(reason_code, list);
  const ofLine = kind === 'allowances' ? 'BT-140' : 'BT-145';
  return (invoice) => [
    ...adjustmentsWhere(invoice[kind], isWrong),
    ...lineAdjustmentsWhere(invoice, kind, isWrong).map((place) => ({ ...place, term: ofLine })),
  ];
}

function hasForeignAddress(party: Pick<Party, 'electronic_address'> | undefined): boolean {
  const address = party?.electronic_address;
  return has(address?.value) && isUnknown(address.scheme, lists.peppolAddressSchemes);
}

function datesOf(invoice: EInvoice): (readonly [Place, string | undefined])[] {
  const { service_period: period } = invoice;
  return [
    [{ term: 'BT-2' }, invoice.issue_date],
    [{ term: 'BT-7' }, invoice.tax_point_date],
    [{ term: 'BT-9' }, isCreditNote(invoice) ? undefined : invoice.due_date],
    [{ term: 'BT-72' }, invoice.delivery?.date],
    [{ term: 'BT-73' }, period?.start],
    [{ term: 'BT-74' }, period?.end],
    ...invoice.preceding_invoices.map(({ issue_date }, at) => [{ term: 'BT-26', at }, issue_date] as const),
    ...linesWhere(invoice, () => true).flatMap(({ line = 0 }) => [
      [{ term: 'BT-134', line }, invoice.lines[line]?.period?.start] as const,
      [{ term: 'BT-135', line }, invoice.lines[line]?.period?.end] as const,
    ]),
  ];
}

/** A day of the calendar, and nothing else. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= last;
}
