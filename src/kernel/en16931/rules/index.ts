import type { Profile } from '../formats.js';
import { codeRules } from './codes.js';
import { documentRules, paymentRules } from './core-document.js';
import { adjustmentRules, lineRules } from './core-lines.js';
import { partyRules } from './core-parties.js';
import { sumRules } from './core-sums.js';
import { decimalRules } from './decimals.js';
import { germanRules } from './german.js';
import { isWithinGermany, peppolRules } from './peppol.js';
import { schemeRules } from './peppol-schemes.js';
import { lineNetError, lineNetWarning, sharedRules } from './peppol-shared.js';
import { has, says, warning, when, type Rule } from './rule.js';
import { syntaxRules } from './syntax.js';
import { taxRules } from './tax-families.js';

/** EN 16931 itself. */
const coreRules: readonly Rule[] = [
  ...documentRules,
  ...partyRules,
  ...lineRules,
  ...adjustmentRules,
  ...sumRules,
  ...taxRules,
  ...paymentRules,
  ...codeRules,
  ...decimalRules,
  ...syntaxRules,
];

/** When it was delivered: German law wants it on the document. */
const deliveryAdvice = warning(
  'BR-DE-TMP-32',
  { term: 'BT-72', message: 'Say when it was delivered, or the period of the service.' },
  ({ delivery, service_period, tax_point_code, lines }, { syntax }) =>
    when(
      !has(delivery?.date) &&
        !says(service_period) &&
        !(syntax === 'ubl' && has(tax_point_code)) &&
        !lines.every(({ period }) => says(period)),
    ),
);

/** The same of formats without rules of Germany. Factur-X 1.08 refuses it (BR-FX-EN-04), which 1.09 does not. */
const germanDeliveryAdvice: Rule = {
  ...deliveryAdvice,
  id: 'CTH-DELIVERY',
  message: 'Say when it was delivered, or the period of the service: German law wants it on the document.',
  broken: (invoice, facts) => (isWithinGermany(invoice) ? deliveryAdvice.broken(invoice, facts) : []),
};

const xrechnungRules: readonly Rule[] = [
  ...sharedRules,
  lineNetWarning,
  ...germanRules.map(({ xrechnung: id, ...rule }) => ({ ...rule, id })),
  deliveryAdvice,
];

/** Countries for whose sellers Peppol has rules of its own. Those of Germany are implemented. */
const WITH_NATIONAL_RULES = new Set(['DK', 'GR', 'EL', 'IS', 'IT', 'NL', 'NO', 'SE']);

/** A verdict says what it does not know. */
const nationalAdvice = warning(
  'PEPPOL-NATIONAL',
  {
    term: 'BT-40',
    message: 'Have the rules of your country checked by your access point: they are not checked here.',
  },
  ({ seller, tax_representative }) =>
    when(
      [
        seller?.address?.country,
        tax_representative?.address?.country,
        (seller?.vat_id ?? '').slice(0, 2),
      ].some((country) => WITH_NATIONAL_RULES.has(country?.trim().toUpperCase() ?? '')),
    ),
);

const peppolAndGermanRules: readonly Rule[] = [
  ...sharedRules,
  lineNetError,
  ...peppolRules,
  ...schemeRules,
  nationalAdvice,
  ...germanRules.map(({ peppol: id, ...rule }): Rule => {
    return {
      ...rule,
      id,
      broken: (invoice, facts) => (isWithinGermany(invoice) ? rule.broken(invoice, facts) : []),
    };
  }),
];

/** The rules of each profile, those of EN 16931 first. */
export const rulesOf: Readonly<Record<Profile, readonly Rule[]>> = {
  en16931: [...coreRules, germanDeliveryAdvice],
  xrechnung: [...coreRules, ...xrechnungRules],
  peppol: [...coreRules, ...peppolAndGermanRules],
};
