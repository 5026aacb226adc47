import type { Field, FieldKind } from './fields.js';
import type { Schema } from './operations.js';

/** A value that a field must refuse, as JSON text (undefined if missing), and the code of the fault. */
export interface WrongValue {
  readonly json: string | undefined;
  readonly code: string;
}

/** Texts that may be longer are files. */
const FILE_LENGTH = 100_000;

const NO_OBJECTS = ['true', '7', '"x"', '[]', '[{}]'];

/** Codes, with the JSON texts that cause them. */
type Table = Readonly<Record<string, readonly string[]>>;

/** Returns every wrong value of a field, derived from its schema. The first is possible in every body. */
export function wrongValuesOf({ kind, schema, isRequired }: Field): WrongValue[] {
  const values = Object.entries(wrongFor[kind](schema)).flatMap(([code, jsons]) => {
    return jsons.map((json) => ({ json, code }));
  });
  const absent = [undefined, 'null'].map((json) => ({ json, code: 'required' }));
  return isRequired ? [...values, ...absent] : values;
}

const wrongFor: Readonly<Record<FieldKind, (schema: Schema) => Table>> = {
  identifier: ({ example }) => ({
    wrong_type: ['true', '7', '[]', '{}'],
    unknown_reference: identifiersOfNothing(String(example)).map((id) => JSON.stringify(id)),
  }),
  choice: () => ({ not_allowed: ['true', '7', '[]', '{}', '""', '"nonsense"', '"NONE"'] }),
  currency: () => ({
    wrong_type: ['true', '978', '[]', '{}', '["EUR"]'],
    unknown_currency: ['""', '"eur"', '"EU"', '"EURO"', '" EUR"', '"XXX"', '"XAU"', '"CLF"', '"\u0415UR"'],
  }),
  day: () => ({
    wrong_type: ['true', '20261231', '[]', '{}'],
    wrong_date: DAYS_OF_NO_CALENDAR.map((day) => JSON.stringify(day)),
  }),
  instant: () => ({
    wrong_instant: ['true', '1798761599', '[]', '{}', ...NO_INSTANTS.map((text) => JSON.stringify(text))],
  }),
  text: wrongTexts,
  decimal: wrongDecimals,
  whole: ({ minimum = 0, maximum = 0 }) => ({
    wrong_type: ['true', '"1"', '""', '"NaN"', '[]', '{}', '[1]'],
    out_of_range: [`${minimum - 1}`, `${maximum + 1}`, '-1e300', '1e300', '1e400', '1.5', '5e-324'],
  }),
  flag: () => ({ wrong_type: ['"true"', '""', '0', '1', '[]', '{}'] }),
  texts: ({ maxItems = 0 }) => ({
    wrong_type: ['true', '7', '"x"', '{}', '{"0":"x"}'],
    not_allowed: ['["nonsense"]', '[7]', '[null]', '[[]]', '[{}]', '[""]'],
    repeated: ['["nonsense","nonsense"]'],
    too_many: [JSON.stringify(Array.from({ length: maxItems + 1 }, (_none, index) => `n${index}`))],
  }),
  wholes: ({ minItems = 0, maxItems = 0, items: { minimum = 0, maximum = 0 } = {} }) => ({
    wrong_type: ['true', '7', '"x"', '{}', '{"0":1}'],
    out_of_range: [`[${minimum - 1}]`, `[${maximum + 1}]`, '[1.5]', '["nonsense"]', '[null]', '[[]]', '[{}]'],
    repeated: [`[${minimum},${minimum}]`],
    too_few: minItems > 0 ? ['[]'] : [],
    too_many: [JSON.stringify(Array.from({ length: maxItems + 1 }, (_none, index) => minimum + index))],
  }),
  list: ({ minItems = 0, maxItems = 0 }) => ({
    wrong_type: [
      ...['true', '7', '"x"', '{}', '{"0":{}}', '{"length":1}'],
      ...[null, 7, 'x', []].map((entry) => JSON.stringify(Array(Math.max(1, minItems)).fill(entry))),
    ],
    too_few: minItems > 0 ? ['[]'] : [],
    too_many: [maxItems + 1, 2 * maxItems].map((length) => JSON.stringify(Array(length).fill({}))),
  }),
  object: () => ({ wrong_type: NO_OBJECTS }),
  open: () => ({ wrong_type: NO_OBJECTS }),
  names: ({ maxProperties, additionalProperties }) => ({
    wrong_type: ['true', '7', '"x"', '[]', '[{"a":"b"}]'],
    not_allowed: [
      ...wrongEntries(additionalProperties),
      ...(maxProperties === undefined ? [] : [`{"${'n'.repeat(41)}":"x"}`]),
    ],
    // Without a published bound, the rules of names and of their number are those of one operation.
    too_many: maxProperties === undefined ? [] : [maxProperties + 1, 150].map(namesJson),
  }),
};

function wrongTexts({ minLength = 0, maxLength = 0, pattern }: Schema): Table {
  return {
    wrong_type: ['true', '7', '[]', '{}', '["x"]', '{"text":"x"}'],
    too_short: minLength > 0 ? ['""'] : [],
    // Of a file, only the letters of base64: four times its length is too long for any body.
    too_long: (maxLength > FILE_LENGTH ? ['x'] : ['x', '\u{1f9fe}']).map((letter) =>
      JSON.stringify(letter.repeat(maxLength + 1)),
    ),
    wrong_format: pattern === undefined ? [] : [JSON.stringify(textOutside(pattern))],
  };
}

/** Returns a text that a pattern does not allow. */
function textOutside(pattern: string): string {
  const found = ['!', 'a/b', 'a\nb'].find((text) => !new RegExp(pattern, 'u').test(text));
  if (found === undefined) throw new Error(`No test knows a text outside of ${pattern}.`);
  return found;
}

function wrongDecimals({ minimum = 0, maximum = 0, not, 'x-decimals': decimals = 0 }: Schema): Table {
  const belowOneStep = `0.${'0'.repeat(decimals)}1`;
  const zeros = not === undefined ? [] : ['0', '-0', '0.000', '-0.0e5'];
  const justBelow = minimum === 0 ? '-0.0001' : `${Math.floor(minimum) - 1}`;
  return {
    wrong_type: ['true', '"12"', '""', '"NaN"', '"Infinity"', '"1e3"', '"12,5"', '[]', '{}', '[12]'],
    out_of_range: [
      justBelow,
      `${Math.ceil(maximum) + 1}`,
      '-1e300',
      '1e300',
      '1e400',
      '12345678901234567',
      ...zeros,
    ],
    too_many_decimals: [belowOneStep, `1${belowOneStep.slice(1)}`, '5e-324', '1.2345678901234567'],
    number_too_precise: ['1.0000000000000000001', `1.${'0'.repeat(1_000)}1`],
  };
}

/** Identifiers that cannot exist, because their kind or form is wrong. */
export function identifiersOfNothing(example: string): string[] {
  const [prefix = '', letters = ''] = example.split('_');
  const kinds = ['cus', 'prd', 'inv', 'itm', 'org', 'key', 'usr'].filter((kind) => kind !== prefix);
  return [
    ...kinds.map((kind) => `${kind}_${letters}`),
    '',
    'x',
    letters,
    `${prefix}_`,
    `${prefix}_${letters.slice(1)}`,
    `${prefix}_${letters}0`,
    `${prefix}_8${letters.slice(1)}`,
    `${prefix}_${letters.slice(1)}u`,
    `${prefix}_${letters.toUpperCase()}`,
    `${prefix}-${letters}`,
    `${prefix}_01890a5d-ac96-774b-bcce-b302099a8057`,
    '01890a5d-ac96-774b-bcce-b302099a8057',
    '%',
    "' OR 1=1 --",
    'x'.repeat(10_000),
  ];
}

/** Null takes a name away where a request changes names one by one. */
function wrongEntries(entry: Schema | boolean | undefined): string[] {
  const takesNull = typeof entry === 'object' && [entry.type].flat().includes('null');
  return [
    ...['{"a":7}', '{"a":{}}', '{"a":["b"]}', '{"":"x"}', `{"a":"${'x'.repeat(501)}"}`],
    ...(takesNull ? [] : ['{"a":null}']),
  ];
}

const DAYS_OF_NO_CALENDAR = [
  ...['', 'today', '2026-02-30', '2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-12-00'],
  ...[
    '2026-1-1',
    '20261231',
    '31.12.2026',
    '2026/12/31',
    '2026-12',
    '2026-W53',
    ' 2026-12-31',
    '2026-12-31 ',
  ],
  ...['2026-12-31T00:00:00Z', '1899-12-31', '0000-00-00', '10000-01-01', '+002026-01-01', '-2026-01-01'],
  ...['\u0662\u0660\u0662\u0666-12-31', 'infinity', 'NaN-NaN-NaN', '2026-12-31; DROP TABLE invoices'],
];

const NO_INSTANTS = [
  ...['', 'tomorrow', '2027-12-31', '2027-02-30T00:00:00Z', '2027-12-31T24:00:00Z', '2027-12-31T23:60:00Z'],
  ...['2027-12-31T23:59:60Z', '2027-12-31T23:59Z', '2027-12-31T23:59:59', '2027-12-31 23:59:59Z'],
  ...['2027-12-31T23:59:59+24:00', '2027-12-31T23:59:59+2', '2027-12-31T23:59:59.Z', 'infinity'],
  ...['9999-12-31T23:59:59-01:00', '1900-01-01T00:00:00+01:00', '+010000-01-01T00:00:00Z'],
];

function namesJson(count: number): string {
  return JSON.stringify(
    Object.fromEntries(Array.from({ length: count }, (_none, index) => [`n${index}`, 'x'])),
  );
}
