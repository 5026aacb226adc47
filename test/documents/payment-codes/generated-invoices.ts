import fc from 'fast-check';
import type { EInvoice } from '../../../src/kernel/en16931/index.js';
import { creditorReference } from '../../../src/kernel/parties/creditor-reference.js';
import { invoice } from '../rendering/support/sample-invoice.js';

/** What a payment code is made of. */
export interface Asked {
  readonly name: string;
  readonly iban: string;
  readonly bic: string | undefined;
  readonly cents: number;
  readonly number: string;
  readonly reference: string | undefined;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', ...'0123456789 .,&-/()+'];
const FURTHER = [...'äöüßÄÖÜéèçñøłžšÅĐſμπΩЖщ€½漢字かな한국', '𝔊', '😀'];

const character = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...LETTERS) },
  { weight: 1, arbitrary: fc.constantFrom(...FURTHER) },
);

/** A line of text as documents have it: without blanks at its ends. */
function line(max: number): fc.Arbitrary<string> {
  return fc
    .array(character, { minLength: 1, maxLength: max })
    .map((characters) => characters.join('').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

const ibans = [
  'DE89370400440532013000',
  'AT611904300234573201',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'MT84MALT011000012345MTLCAST001S',
];

const structured = fc
  .stringMatching(/^[A-Z0-9]{1,21}$/)
  .map((own) => creditorReference(own) ?? '')
  .filter((reference) => reference !== '');

/** Invoices of every kind that a payment code may be made of, and some whose texts are too long for one. */
export const asked: fc.Arbitrary<Asked> = fc.record({
  name: line(90),
  iban: fc.constantFrom(...ibans),
  bic: fc.option(fc.constantFrom('COBADEFFXXX', 'ABNANL2A'), { nil: undefined }),
  cents: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 99_999_999_999 })),
  number: line(50),
  reference: fc.option(fc.oneof(structured, line(140)), { nil: undefined }),
});

/** The amount as documents write it. */
export function amountOf({ cents }: Asked): string {
  const text = String(cents).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

export function documentOf(one: Asked): EInvoice {
  const accounts = [{ id: one.iban, name: one.name, bic: one.bic }];
  return {
    ...invoice,
    number: one.number,
    payment: { ...invoice.payment!, accounts, reference: one.reference ?? one.number },
    totals: { ...invoice.totals, payable: amountOf(one) },
  };
}
