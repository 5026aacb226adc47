import type { EInvoice, Identifier } from '../model.js';
import { error, has, warning, type Place, type Rule } from './rule.js';

/** The numbers of a scheme: whether one is right. */
interface Scheme {
  readonly rule: string;
  readonly scheme: string;
  readonly make: typeof error;
  readonly isRight: (id: string) => boolean;
}

const schemes: readonly Scheme[] = [
  { rule: 'R040', scheme: '0088', make: error, isRight: isGln },
  { rule: 'R041', scheme: '0192', make: error, isRight: isNorwegian },
  { rule: 'R042', scheme: '0184', make: error, isRight: (id) => /^(DK)?[0-9]{8}$/.test(id) },
  { rule: 'R043', scheme: '0208', make: error, isRight: isBelgian },
  { rule: 'R049', scheme: '0007', make: error, isRight: (id) => /^[0-9]{10}$/.test(id) && hasLuhnDigit(id) },
  { rule: 'R050', scheme: '0151', make: error, isRight: isAustralian },
  { rule: 'R052', scheme: '0096', make: error, isRight: (id) => /^[0-9]{10}$/.test(id) },
  { rule: 'R053', scheme: '0198', make: error, isRight: (id) => /^DK[0-9]{8}$/.test(id) },
  { rule: 'R054', scheme: '0106', make: warning, isRight: (id) => /^[0-9]{8}$/.test(id) },
  { rule: 'R055', scheme: '0190', make: warning, isRight: (id) => /^[0-9]{20}$/.test(id) },
  { rule: 'R056-1', scheme: '9944', make: warning, isRight: (id) => /^NL[0-9]{9}B[0-9]{2}$/.test(id) },
  { rule: 'R057', scheme: '0217', make: warning, isRight: (id) => /^[0-9]{12}$/.test(id) },
];

/** Identifiers are such as their scheme gives out: PEPPOL-COMMON-R040 to R057. */
export const schemeRules: readonly Rule[] = [
  ...schemes.map(({ rule, scheme, make, isRight }) =>
    make(
      `PEPPOL-COMMON-${rule}`,
      { term: 'BT-34', code: 'wrong_format', message: `Check the number: scheme ${scheme} has no such one.` },
      (invoice) =>
        identifiersOf(invoice).flatMap(([term, id]) =>
          id.scheme === scheme && has(id.value) && !isRight(id.value.trim()) ? [{ term }] : [],
        ),
    ),
  ),
  warning(
    'PEPPOL-COMMON-R056-2',
    {
      term: 'BT-31',
      code: 'wrong_format',
      message: 'Check the Dutch VAT number: NL, nine digits, B, two digits.',
    },
    ({ seller, buyer, tax_representative }) => {
      const ids = { 'BT-31': seller?.vat_id, 'BT-48': buyer?.vat_id, 'BT-63': tax_representative?.vat_id };
      return Object.entries(ids).flatMap(([term, id]): Place[] =>
        id?.trim().startsWith('NL') === true && !/^NL[0-9]{9}B[0-9]{2}$/.test(id.trim()) ? [{ term }] : [],
      );
    },
  ),
];

function identifiersOf({ seller, buyer, payee }: EInvoice): (readonly [string, Identifier])[] {
  const all: (readonly [string, Identifier | undefined])[] = [
    ['BT-34', seller?.electronic_address],
    ['BT-49', buyer?.electronic_address],
    ...(seller?.identifiers ?? []).map((id) => ['BT-29', id] as const),
    ...(buyer?.identifiers ?? []).map((id) => ['BT-46', id] as const),
    ['BT-60', payee?.identifier],
    ['BT-30', seller?.legal_registration],
    ['BT-47', buyer?.legal_registration],
    ['BT-61', payee?.legal_registration],
  ];
  return all.flatMap(([term, id]) => (id === undefined ? [] : [[term, id] as const]));
}

/** Global Location Number: the last digit makes the sum, weighted 3 and 1 from the right, a multiple of ten. */
function isGln(id: string): boolean {
  if (!/^[0-9]+$/.test(id)) return false;
  const [check = 0, ...others] = digitsOf(id).reverse();
  const sum = others.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** Norwegian organization number: modulus 11, weighted 2 to 7 from the right. */
function isNorwegian(id: string): boolean {
  if (!/^[0-9]{9}$/.test(id)) return false;
  const [check = 0, ...others] = digitsOf(id).reverse();
  const sum = others.reduce((total, digit, at) => total + digit * ((at % 6) + 2), 0);
  return (11 - (sum % 11)) % 11 === check;
}

/** Belgian enterprise number: the last two digits are 97 less the others modulo 97. */
function isBelgian(id: string): boolean {
  return /^[0-9]{10}$/.test(id) && 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8));
}

/** Australian Business Number: less one at the front, weighted, a multiple of 89. */
function isAustralian(id: string): boolean {
  if (!/^[0-9]{11}$/.test(id)) return false;
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const [first = 0, ...others] = digitsOf(id);
  const sum = [first - 1, ...others].reduce((total, digit, at) => total + digit * (weights[at] ?? 0), 0);
  return sum % 89 === 0;
}

/** Swedish organization number: the check digit of Luhn over the first nine. */
function hasLuhnDigit(id: string): boolean {
  const digits = digitsOf(id);
  const sum = digits.slice(0, 9).reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

function digitsOf(id: string): number[] {
  return [...id].map(Number);
}
