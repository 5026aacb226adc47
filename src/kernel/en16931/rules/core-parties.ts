import type { FormatFacts } from '../formats.js';
import type { Identifier, Party } from '../model.js';
import { error, has, says, when, type Rule } from './rule.js';

/** Who issues it, who pays it, who is paid: BR-06 to BR-11, BR-17 to BR-20, BR-56, BR-62, BR-63, BR-CO-26. */
export const partyRules: readonly Rule[] = [
  error('BR-06', { term: 'BT-27', message: 'Give your name.' }, ({ seller }) => when(!has(seller?.name))),
  error('BR-07', { term: 'BT-44', message: 'Give the name of the customer.' }, ({ buyer }) =>
    when(!has(buyer?.name)),
  ),
  error('BR-08', { term: 'BG-5', message: 'Give your address.' }, ({ seller }) =>
    when(!says(seller?.address)),
  ),
  error('BR-09', { term: 'BT-40', message: 'Name the country of your address.' }, ({ seller }, facts) =>
    when(lacksCountry(seller, facts)),
  ),
  error('BR-10', { term: 'BG-8', message: 'Give the address of the customer.' }, ({ buyer }) =>
    when(!says(buyer?.address)),
  ),
  error(
    'BR-11',
    { term: 'BT-55', message: "Name the country of the customer's address." },
    ({ buyer }, facts) => when(lacksCountry(buyer, facts)),
  ),
  error(
    'BR-17',
    { term: 'BT-59', code: 'inconsistent', message: 'Name a payee only when it is somebody else than you.' },
    ({ seller, payee, payment }, { syntax }) => {
      if (payee === undefined || !says(payee)) return [];
      if (!has(payee.name)) return when(true);
      const creditor = { value: payment?.direct_debit?.creditor_id };
      const ids = (id: Identifier | undefined, all: readonly Identifier[]): boolean =>
        has(id?.value) && all.some(({ value }) => value === id.value);
      if (syntax === 'ubl') {
        const sellers = [...(seller?.identifiers ?? []), creditor];
        return when(payee.name === seller?.trading_name || ids(payee.identifier, sellers));
      }
      const plain = (seller?.identifiers ?? []).filter(({ scheme }) => !has(scheme));
      const isPlain = !has(payee.identifier?.scheme);
      const registered = seller?.legal_registration === undefined ? [] : [seller.legal_registration];
      return when(
        payee.name === seller?.name ||
          (isPlain && ids(payee.identifier, plain)) ||
          ids(payee.legal_registration, registered),
      );
    },
  ),
  error(
    'BR-18',
    { term: 'BT-62', message: 'Name your tax representative.' },
    ({ tax_representative: party }) => when(says(party) && !has(party?.name)),
  ),
  error(
    'BR-19',
    { term: 'BG-12', message: 'Give the address of your tax representative.' },
    ({ tax_representative: party }) => when(says(party) && !says(party?.address)),
  ),
  error(
    'BR-20',
    { term: 'BT-69', message: 'Name the country of your tax representative.' },
    ({ tax_representative: party }, { syntax }) =>
      when(says(party) && !has(party?.address?.country) && (syntax === 'cii' || says(party?.address))),
  ),
  error(
    'BR-56',
    { term: 'BT-63', message: 'Give the VAT number of your tax representative.' },
    ({ tax_representative: party }) => when(says(party) && !has(party?.vat_id)),
  ),
  error(
    'BR-62',
    { term: 'BT-34', code: 'wrong_format', message: 'Name the scheme of your electronic address.' },
    ({ seller }) => when(lacksScheme(seller?.electronic_address)),
  ),
  error(
    'BR-63',
    { term: 'BT-49', code: 'wrong_format', message: "Name the scheme of the customer's electronic address." },
    ({ buyer }) => when(lacksScheme(buyer?.electronic_address)),
  ),
  error(
    'BR-CO-26',
    { term: 'BT-31', message: 'Give your VAT number, a registration number or another identifier.' },
    ({ seller }) => when(says(seller) && !isIdentified(seller)),
  ),
];

/** In UBL only an address that is there has to have a country. */
function lacksCountry(party: Party | undefined, { syntax }: FormatFacts): boolean {
  return !has(party?.address?.country) && (syntax === 'cii' || says(party?.address));
}

export function lacksScheme(id: Identifier | undefined): boolean {
  return has(id?.value) && !has(id.scheme);
}

function isIdentified(seller: Party | undefined): boolean {
  return [
    seller?.vat_id,
    seller?.legal_registration?.value,
    ...(seller?.identifiers ?? []).map(({ value }) => value),
  ].some(has);
}
