/** Names of organizations that issue identifiers. They are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  '0002': 'SIREN',
  '0007': 'Organisationsnummer (SE)',
  '0009': 'SIRET',
  '0060': 'D-U-N-S',
  '0088': 'GLN',
  '0106': 'KVK (NL)',
  '0160': 'GTIN',
  '0184': 'CVR (DK)',
  '0190': 'OIN (NL)',
  '0191': 'Registrikood (EE)',
  '0192': 'Organisasjonsnummer (NO)',
  '0196': 'Kennitala (IS)',
  '0199': 'LEI',
  '0201': 'Codice univoco (IT)',
  '0204': 'Leitweg-ID',
  '0208': 'KBO / BCE (BE)',
  '0210': 'Codice fiscale (IT)',
  '0211': 'Partita IVA (IT)',
  '0216': 'OVT (FI)',
  '0225': 'SIREN (FR CTC)',
};

/** Schemes of VAT numbers, with their countries. Source: the EAS code list. */
const VAT_COUNTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '9930:DE 9914:AT 9922:AD 9923:AL 9924:BA 9925:BE 9926:BG 9927:CH 9928:CY 9929:CZ 9931:EE 9920:ES 9957:FR 9932:GB ' +
    '9933:GR 9934:HR 9910:HU 9935:IE 9936:LI 9937:LT 9938:LU 9939:LV 9940:MC 9941:ME 9942:MK 9943:MT 9944:NL 9945:PL ' +
    '9946:PT 9947:RO 9948:RS 9949:SI 9950:SK 9951:SM 9952:TR 9953:VA'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Schemes that electronic addresses need most, before all others. */
const ADDRESS_CODES =
  '0204 9930 0088 EM 0002 0007 0009 0060 0106 0184 0190 0191 0192 0196 0201 0208 0210 0211 0216 0225';
const IDENTIFIER_CODES =
  '0088 0060 0002 0009 0007 0106 0160 0184 0190 0191 0192 0196 0199 0204 0208 0210 0211 0216';

/** Which code list a scheme is from: EAS for electronic addresses, ISO 6523 for identifiers. */
export type SchemeList = 'addresses' | 'identifiers';

export interface SchemeNames {
  readonly email: string;
  readonly vatOf: (country: string) => string;
}

/** Returns the schemes of a list with their names; a stored code of another organization is kept. */
export function schemesOf(list: SchemeList, given: string, names: SchemeNames) {
  const common = (list === 'addresses' ? ADDRESS_CODES : IDENTIFIER_CODES).split(' ');
  const vat = list === 'addresses' ? Object.keys(VAT_COUNTRIES) : [];
  const codes = new Set([...common, ...vat, ...(given === '' ? [] : [given])]);
  return [...codes].map((value) => ({ value, label: labelOf(value, names) }));
}

function labelOf(code: string, { email, vatOf }: SchemeNames): string {
  const country = VAT_COUNTRIES[code];
  const name = country === undefined ? (code === 'EM' ? email : NAMES[code]) : vatOf(country);
  return name === undefined ? code : `${code} · ${name}`;
}
