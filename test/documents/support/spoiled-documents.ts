import type { EInvoiceFormat } from '../../../src/kernel/en16931/formats.js';
import type { EInvoice } from '../../../src/kernel/en16931/model.js';
import { Dice } from '../../oracle/random-documents.js';
import { sampleDocuments } from './sample-documents.js';

/** A valid document with one change. */
export interface SpoiledDocument {
  readonly name: string;
  readonly document: EInvoice;
}

type Path = readonly (string | number)[];

/** Replacements of values, by the last name of their path; all other values are only removed. */
const WRONG_VALUES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    (
      'amount base_amount lines without_tax with_tax tax prepaid rounding payable taxable net gross discount charges ' +
      'allowances tax_in_tax_currency'
    )
      .split(' ')
      .map((name) => [name, ['0.00', '1.999', '-7.00', '1234.56']]),
  ),
  quantity: ['0', '-1', '7.5'],
  base_quantity: ['0', '-1', '1000'],
  percent: ['0', '33.33'],
  rate: ['0', '7.5', '19.00'],
  category: ['S', 'E', 'O', 'Z', 'K', 'AE', 'G', 'L', 'XX'],
  currency: ['USD', 'XXY'],
  tax_currency: ['EUR', 'XXY'],
  country: ['AT', 'XQ', 'SS'],
  origin_country: ['XQ'],
  scheme: ['0088', 'EM', '0192', '0184', '0208', '9999'],
  type_code: ['381', '384', '389', '326', '575', '999'],
  means_code: ['30', '58', '59', '48', '10', '998'],
  unit: ['XQX', 'C62'],
  base_unit: ['XQX', 'C62'],
  reason_code: ['95', 'FC', 'XQX'],
  exemption_code: ['VATEX-EU-AE', 'VATEX-EU-G', 'VATEX-XQ'],
  exemption_reason: ['Because'],
  subject_code: ['XQX'],
  tax_point_code: ['3', '99'],
  vat_id: ['XQ123', 'EL123', 'FR12345678901'],
  media_type: ['text/plain'],
  issue_date: ['2026-02-30', '2020-01-01'],
  start: ['2026-12-31'],
  end: ['2026-01-01'],
  date: ['2026-13-01'],
  payment_terms: [
    '#SKONTO#TAGE=14#PROZENT=2.00#\n',
    '#SKONTO#TAGE=14#PROZENT=2#\n',
    '#SKONTO#TAGE=14#PROZENT=2.00#',
    '# 3',
  ],
  number: ['12345678901'],
  id: ['DE00123'],
  email: ['a@b', 'nobody'],
  phone: ['12', '1 2 3'],
  url: ['muster.example/log'],
  name: ['Muster & Söhne GmbH', 'Muster'],
};

/** Texts that are added where there is none. */
const ADDED: readonly (readonly [Path, unknown])[] = [
  [['tax_point_code'], '35'],
  [['tax_currency'], 'CZK'],
  [['payment', 'card'], { number: '4321' }],
  [['payment', 'direct_debit'], { mandate: 'M-1' }],
  [['payment', 'direct_debit'], { creditor_id: 'DE98ZZZ09999999999' }],
  [['payment', 'direct_debit'], { account: 'DE89370400440532013000' }],
  [['payment', 'accounts'], [{ id: 'DE89370400440532013000' }]],
  [['payment', 'accounts'], [{ name: 'Muster' }]],
  [['payment', 'accounts'], []],
  [['payee'], { name: 'Muster' }],
  [['payee'], { name: 'Other', identifier: { value: '4711' } }],
  [['tax_representative'], { name: 'Agent', address: { country: 'DE' } }],
  [['tax_breakdown'], []],
  [['lines'], []],
  [['notes'], [{ text: 'One' }, { text: 'Two' }]],
  [['delivery'], undefined],
];

/** Returns every document that results from removing, replacing, duplicating or adding one thing in the samples. */
export function spoiledDocuments(format: EInvoiceFormat): SpoiledDocument[] {
  return Object.entries(sampleDocuments).flatMap(([sample, make]) => {
    const document = make(format);
    return [...onPaths(document), ...additions(document)].map(([name, spoiled]) => {
      return { name: `${sample}: ${name}`, document: spoiled };
    });
  });
}

/** Returns this many of them, the same in every run. */
export function someSpoiled(format: EInvoiceFormat, count: number): SpoiledDocument[] {
  const all = spoiledDocuments(format);
  const dice = new Dice(all.length);
  while (all.length > count) all.splice(dice.roll(all.length), 1);
  return all;
}

function onPaths(document: EInvoice): (readonly [string, EInvoice])[] {
  return pathsOf(document, []).flatMap((path) => {
    const name = path.join('.');
    const value = valueAt(document, path);
    if (typeof value !== 'string') {
      const doubled = doubledAt(document, path);
      return [[`without ${name}`, withValue(document, path, undefined)] as const, ...doubled];
    }
    const wrong = (WRONG_VALUES[String(path.at(-1))] ?? []).filter((other) => other !== value);
    return [
      [`without ${name}`, withValue(document, path, undefined)] as const,
      ...wrong.map((other) => [`${name} is ${other}`, withValue(document, path, other)] as const),
    ];
  });
}

function doubledAt(document: EInvoice, path: Path): (readonly [string, EInvoice])[] {
  const list = valueAt(document, path.slice(0, -1));
  if (!Array.isArray(list)) return [];
  const doubled = [...(list as unknown[]), valueAt(document, path)];
  return [[`${path.join('.')} twice`, withValue(document, path.slice(0, -1), doubled)] as const];
}

function additions(document: EInvoice): (readonly [string, EInvoice])[] {
  return ADDED.map(([path, value]) => {
    return [`${path.join('.')} is ${JSON.stringify(value)}`, withValue(document, path, value)] as const;
  });
}

/** Groups come before their values. Lists themselves are no places, and parts that an EInvoice requires stay. */
function pathsOf(value: unknown, path: Path): Path[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, at) => pathsOf(one, [...path, at]));
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [path];
  const inner = Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]));
  const isFixed = path.length === 0 || ['totals', 'price', 'item'].includes(String(path.at(-1)));
  return isFixed ? inner : [path, ...inner];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value);
}

/** Copies a value with another one at a path. A list entry that becomes undefined is removed. */
function withValue<Value>(value: Value, [step, ...rest]: Path, replacement: unknown): Value {
  if (step === undefined) return replacement as Value;
  if (Array.isArray(value)) {
    const changed = value.map((one: unknown, at) => (at === step ? withValue(one, rest, replacement) : one));
    return changed.filter((one) => one !== undefined) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const inner = (value as Record<string, unknown>)[step];
  return { ...value, [step]: withValue(inner, rest, replacement) };
}
