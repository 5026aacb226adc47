/** The parts of an address that stand below the street. */
interface Town {
  readonly city?: string | undefined;
  readonly postal_code?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
}

/**
 * How countries write them: C the city, S the state, Z the postal code, `|` between lines. What is not known leaves its
 * separator out. Source: the address formats of libaddressinput (Google), which CLDR refers to, in their Latin form.
 *
 * Where a form has no S, mail is sorted without the state, and it is not printed.
 */
const FORMS: Readonly<Record<string, string>> = {
  'Z C':
    'AD AT AX AZ BA BE BF BG BL BY CH CI CY CZ DE DK DO DZ EH ET FI FO FR GE GF GL GN GP GR GT GW HR HT IS KG KW LA ' +
    'LI LR LU MA MC MD ME MF MG MK MQ NC NE NL NO PL PM PT PY RE RS SE SI SJ SK SM SN TJ TM TN TZ VA WF XK YT ZM',
  'C|Z': 'AC AF AI FK GB GG GI GS HU IM IO JE KE LK MT PN SH SZ TA TC VG ZA',
  'C Z': 'BD BH BM BN BT GU IL JO KH LB LS MM MV MW NP NZ PK PR SA SG VC',
  'Z|C': 'AL EC MU OM',
  'Z C (S)': 'IT ES',
  'Z C S': 'EE LT MZ PF UY',
  'Z S C': 'RO',
  'C S Z': 'AS AU CA CC CX FM HM MH MP NF PG PW UM VI',
  'C, S Z': 'BB SO TW US',
  'C, S': 'BS KN',
  'C|S': 'HK JM PA SC SR TV',
  'C|S|Z': 'EG IE IR KR RU UA',
  'C|S Z': 'ID MN TH VN',
  'C|S, Z': 'CN KP',
  'C|Z S': 'PH',
  'C, S|Z': 'HN IQ JP',
  'C, S, Z': 'CO',
  'C Z|S': 'IN NG PE',
  'C Z, S': 'VE',
  'C S|Z': 'CU',
  'C-S|Z': 'BR',
  'Z|C|S': 'AM',
  'Z|C, S': 'NI',
  'Z|S|C': 'KZ',
  'Z C, S': 'MX',
  'Z C/S': 'TR',
  'Z-C|S': 'SV',
  'S, C|Z': 'CR',
  'S|C': 'KI',
  'S|C, Z': 'LV',
};

/** Elsewhere, nothing that was typed is left out. */
const USUAL = 'Z C|S';

const formOf: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([form, countries]) =>
    countries.split(' ').map((country): [string, string] => [country, form]),
  ),
);

/** City, postal code and state in the lines of their country. */
export function townLines({ city, postal_code, state, country = '' }: Town): string[] {
  const parts: Readonly<Record<string, string | undefined>> = { C: city, Z: postal_code, S: state };
  const lines = (formOf.get(country) ?? USUAL).split('|').map((line) => filled(line, parts));
  return lines.filter((line) => line !== '');
}

/** A separator stands only between two parts that are known. */
function filled(form: string, parts: Readonly<Record<string, string | undefined>>): string {
  let text = '';
  for (const [, before = '', part = '', after = ''] of form.matchAll(/([^CSZ]*)([CSZ])(\)?)/g)) {
    const value = parts[part]?.trim() ?? '';
    if (value === '') continue;
    text += `${text === '' ? before.replace(/[ ,/-]/g, '') : before}${value}${after}`;
  }
  return text;
}
