import * as lists from '../code-lists/generated/codes.js';
import {
  isCreditNote,
  type Adjustment,
  type EInvoice,
  type Identifier,
  type PostalAddress,
} from '../model.js';
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

const categories: ReadonlySet<string> = new Set('AE L M E S Z G O K B'.split(' '));
const taxPoints: ReadonlySet<string> = new Set(['3', '35', '432']);

/** What may be attached. */
export const attachmentTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
]);

/** Every code stands in its list: BR-CL-01 to BR-CL-26, and BR-CO-09. */
export const codeRules: readonly Rule[] = [
  rule('BR-CL-01', 'BT-3', 'Use a document type of UNTDID 1001.', (invoice, { syntax }) => {
    const ofUbl = isCreditNote(invoice) ? lists.creditNoteTypes : lists.invoiceTypes;
    return when(isUnknown(invoice.type_code, syntax === 'cii' ? lists.ciiTypes : ofUbl));
  }),
  // Where it is missing, amounts have none in UBL and no list holds that.
  rule('BR-CL-03', 'BT-5', 'Use a currency of ISO 4217.', ({ currency, tax_currency, totals }, { syntax }) =>
    when(
      isUnknown(currency, lists.currencies) ||
        (syntax === 'ubl' && !has(currency)) ||
        (has(totals.tax_in_tax_currency) &&
          (isUnknown(tax_currency, lists.currencies) || (syntax === 'ubl' && !has(tax_currency)))),
    ),
  ),
  rule('BR-CL-04', 'BT-5', 'Use a currency of ISO 4217.', ({ currency }) =>
    when(isUnknown(currency, lists.currencies)),
  ),
  rule('BR-CL-05', 'BT-6', 'Use a currency of ISO 4217.', ({ tax_currency }) =>
    when(isUnknown(tax_currency, lists.currencies)),
  ),
  rule('BR-CL-06', 'BT-8', 'Say issue, delivery or payment.', ({ tax_point_code }) =>
    when(isUnknown(tax_point_code, taxPoints)),
  ),
  rule('BR-CL-07', 'BT-18', 'Use a scheme of UNTDID 1153.', ({ invoiced_object, lines }) => [
    ...when(hasUnknownScheme(invoiced_object, lists.references)),
    ...placesWhere(lines, ({ object }) => hasUnknownScheme(object, lists.references)).map(
      ({ at = 0 }): Place => ({ line: at, term: 'BT-128' }),
    ),
  ]),
  rule('BR-CL-08', 'BT-21', 'Use a subject code of UNTDID 4451.', ({ notes }, { syntax }) =>
    placesWhere(notes, ({ text, subject_code }) =>
      syntax === 'cii'
        ? isUnknown(subject_code, lists.ciiNoteSubjects)
        : has(text) && isUnknown(subject_code, lists.noteSubjects),
    ).map(({ at = 0 }): Place => ({ at, origin: notes[at]?.origin })),
  ),
  rule('BR-CL-10', 'BT-29', 'Use a scheme of ISO 6523.', ({ seller, buyer, payee }) => [
    ...(seller?.identifiers.some(hasForeignScheme) === true ? [{ term: 'BT-29' }] : []),
    ...(buyer?.identifiers.some(hasForeignScheme) === true ? [{ term: 'BT-46' }] : []),
    ...(hasForeignScheme(payee?.identifier) ? [{ term: 'BT-60' }] : []),
  ]),
  rule('BR-CL-11', 'BT-30', 'Use a scheme of ISO 6523.', ({ seller, buyer, payee }) => [
    ...(hasForeignScheme(seller?.legal_registration) ? [{ term: 'BT-30' }] : []),
    ...(hasForeignScheme(buyer?.legal_registration) ? [{ term: 'BT-47' }] : []),
    ...(hasForeignScheme(payee?.legal_registration) ? [{ term: 'BT-61' }] : []),
  ]),
  rule('BR-CL-13', 'BT-158', 'Use a scheme of UNTDID 7143.', (invoice) =>
    linesWhere(invoice, ({ item }) =>
      item.classifications.some((one) => hasUnknownScheme(one, lists.itemClassifications)),
    ),
  ),
  rule('BR-CL-14', 'BT-40', 'Use a country of ISO 3166-1.', (invoice, { syntax }) => {
    const countries = syntax === 'cii' ? lists.ciiCountries : lists.countries;
    return addressesOf(invoice).flatMap(([term, address]) =>
      isUnknown(address?.country, countries) ? [{ term }] : [],
    );
  }),
  rule('BR-CL-15', 'BT-159', 'Use a country of ISO 3166-1.', (invoice, { syntax }) =>
    linesWhere(invoice, ({ item }) =>
      isUnknown(item.origin_country, syntax === 'cii' ? lists.ciiCountries : lists.countries),
    ),
  ),
  rule('BR-CL-16', 'BT-81', 'Use a payment means of UNTDID 4461.', ({ payment }) =>
    when(isUnknown(payment?.means_code, lists.paymentMeans)),
  ),
  ...categoryRules(),
  ...reasonRules('BR-CL-19', 'allowances', {
    document: 'BT-98',
    line: 'BT-140',
    list: lists.allowanceReasons,
  }),
  ...reasonRules('BR-CL-20', 'charges', { document: 'BT-105', line: 'BT-145', list: lists.chargeReasons }),
  rule('BR-CL-21', 'BT-157', 'Use a scheme of ISO 6523.', (invoice) =>
    linesWhere(invoice, ({ item }) => hasForeignScheme(item.standard_id)),
  ),
  rule('BR-CL-22', 'BT-121', 'Use an exemption code of the VATEX list.', ({ tax_breakdown }) =>
    placesWhere(tax_breakdown, ({ exemption_code }) => isUnknown(exemption_code, lists.exemptions)),
  ),
  rule('BR-CL-23', 'BT-130', 'Use a unit of UN/ECE Recommendation 20.', (invoice) =>
    linesWhere(invoice, ({ quantity, unit, price }) => {
      const isWrongBase = has(price.base_quantity) && isUnknown(price.base_unit, lists.units);
      return isWrongBase || (has(quantity) && isUnknown(unit, lists.units));
    }),
  ),
  rule('BR-CL-24', 'BT-125', 'Attach PDF, PNG, JPEG, CSV or a spreadsheet.', ({ attachments }) =>
    placesWhere(
      attachments,
      ({ content, media_type }) => has(content) && isUnknown(media_type, attachmentTypes),
    ),
  ),
  rule('BR-CL-25', 'BT-34', 'Use a scheme of the EAS list.', ({ seller, buyer }) => [
    ...(hasUnknownScheme(seller?.electronic_address, lists.electronicAddressSchemes)
      ? [{ term: 'BT-34' }]
      : []),
    ...(hasUnknownScheme(buyer?.electronic_address, lists.electronicAddressSchemes)
      ? [{ term: 'BT-49' }]
      : []),
  ]),
  rule('BR-CL-26', 'BT-71', 'Use a scheme of ISO 6523.', ({ delivery }) =>
    when(hasForeignScheme(delivery?.location)),
  ),
  error(
    'BR-CO-09',
    {
      term: 'BT-31',
      code: 'wrong_format',
      message: 'Let the VAT number begin with its country; EL for Greece.',
    },
    ({ seller, buyer, tax_representative }, { syntax }) => {
      const countries = syntax === 'cii' ? lists.ciiCountries : lists.countries;
      const isWrong = (id: string | undefined): boolean => {
        return has(id) && id.slice(0, 2) !== 'EL' && !countries.has(id.slice(0, 2));
      };
      const ids = { 'BT-31': seller?.vat_id, 'BT-48': buyer?.vat_id, 'BT-63': tax_representative?.vat_id };
      return Object.entries(ids).flatMap(([term, id]) => (isWrong(id) ? [{ term }] : []));
    },
  ),
];

type RuleParts = readonly [id: string, term: string, message: string, broken: Rule['broken']];

function rule(...[id, term, message, broken]: RuleParts): Rule {
  return error(id, { term, code: 'unknown_code', message }, broken);
}

/** Lines and the document's own discounts and charges are judged by different rules in UBL and in CII. */
function categoryRules(): Rule[] {
  const message = 'Use a tax category of UNCL 5305.';
  const isWrong = ({ category }: { readonly category?: string | undefined }): boolean =>
    isUnknown(category, categories);
  const ofDocument = ({ allowances, charges }: EInvoice): Place[] => [
    ...adjustmentsWhere(allowances, isWrong).map((place) => ({ ...place, term: 'BT-95' })),
    ...adjustmentsWhere(charges, isWrong).map((place) => ({ ...place, term: 'BT-102' })),
  ];
  const ofGroups = ({ tax_breakdown }: EInvoice): Place[] =>
    placesWhere(tax_breakdown, isWrong).map((place) => ({ ...place, term: 'BT-118' }));
  return [
    rule('BR-CL-17', 'BT-118', message, (invoice, { syntax }) => [
      ...ofDocument(invoice),
      ...(syntax === 'ubl' ? ofGroups(invoice) : []),
    ]),
    rule('BR-CL-18', 'BT-151', message, (invoice, { syntax }) => [
      ...linesWhere(invoice, isWrong),
      ...(syntax === 'cii' ? ofGroups(invoice) : []),
    ]),
  ];
}

function reasonRules(
  id: string,
  kind: 'allowances' | 'charges',
  terms: { readonly document: string; readonly line: string; readonly list: ReadonlySet<string> },
): Rule[] {
  const isWrong = ({ reason_code }: Adjustment): boolean => isUnknown(reason_code, terms.list);
  const message = 'Use a reason code of UNTDID 5189 for discounts, of UNTDID 7161 for charges.';
  return [
    rule(id, terms.document, message, (invoice) => [
      ...adjustmentsWhere(invoice[kind], isWrong),
      ...lineAdjustmentsWhere(invoice, kind, isWrong).map((place) => ({ ...place, term: terms.line })),
    ]),
  ];
}

export function isUnknown(code: string | undefined, list: ReadonlySet<string>): boolean {
  return has(code) && !list.has(code.trim());
}

function hasUnknownScheme(id: Identifier | undefined, list: ReadonlySet<string>): boolean {
  return has(id?.value) && isUnknown(id.scheme, list);
}

function hasForeignScheme(id: Identifier | undefined): boolean {
  return hasUnknownScheme(id, lists.identifierSchemes);
}

function addressesOf(invoice: EInvoice): (readonly [string, PostalAddress | undefined])[] {
  const { seller, buyer, tax_representative, delivery } = invoice;
  return [
    ['BT-40', seller?.address],
    ['BT-55', buyer?.address],
    ['BT-69', tax_representative?.address],
    ['BT-80', delivery?.address],
  ];
}
