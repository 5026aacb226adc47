import fc from 'fast-check';
import type { EInvoice } from '../../../src/kernel/en16931/index.js';
import { swissCodeOf } from '../../../src/modules/outgoing/documents/rendering/page/payment-code.js';
import { swissBillOf } from '../../../src/modules/outgoing/documents/rendering/page/swiss-bill.js';
import { swiss } from '../rendering/support/sample-swiss.js';
import { amountOf, asked, type Asked } from './generated-invoices.js';
import { pictureOf, readCodes } from './read-code.js';

/** Few, for every run of all tests; `npm run test:payment-codes` reads ten thousand. */
const CODES = Number(process.env['PAYMENT_CODES'] ?? 100);

/** What a code must not exceed. Source: Swiss Implementation Guidelines for the QR-bill. */
const [CHARACTERS_MAX, MODULES_MAX] = [997, 17 + 4 * 25];

const ACCOUNTS = { plain: 'CH9300762011623852957', qr: 'CH4431999123000889012' } as const;

type Case = Asked & { readonly account: keyof typeof ACCOUNTS; readonly currency: 'CHF' | 'EUR' };

const cases: fc.Arbitrary<Case> = fc
  .tuple(asked, fc.constantFrom('plain', 'qr'), fc.constantFrom('CHF', 'EUR'))
  .map(([one, account, currency]) => ({ ...one, account, currency }));

function documentOf(one: Case): EInvoice {
  return {
    ...swiss,
    number: one.number,
    currency: one.currency,
    buyer: { ...swiss.buyer!, name: one.name },
    payment: {
      means_code: '30',
      accounts: [{ id: ACCOUNTS[one.account], name: 'Lindenhof AG' }],
      reference: one.reference,
    },
    totals: { ...swiss.totals, payable: amountOf(one) },
  };
}

describe('the Swiss payment code', () => {
  it(`says what is asked for under its cross, as another program reads it (${CODES} codes)`, async () => {
    let read = 0;
    const holds = async (one: Case): Promise<void> => {
      const bill = swissBillOf(documentOf(one));
      if (bill === undefined) {
        expect([one.account, one.number.replace(/[^A-Za-z0-9]/g, '')]).toEqual(['qr', '']);
        return;
      }
      const svg = swissCodeOf(bill);
      expect(Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])).toBeLessThanOrEqual(MODULES_MAX);
      const [text = '', ...more] = await readCodes(pictureOf(svg));
      expect(more).toEqual([]);
      expect([...text].length).toBeLessThanOrEqual(CHARACTERS_MAX);
      expectFields(text.split('\n'), one);
      read += 1;
    };
    await fc.assert(fc.asyncProperty(cases, holds), { numRuns: CODES });
    expect(read).toBeGreaterThan(CODES / 2);
  }, 600_000);
});

/** Reads a code as the standard describes it: 31 fields, one a line. */
function expectFields(lines: readonly string[], one: Case): void {
  expect(lines).toHaveLength(31);
  expect(lines.slice(0, 4)).toEqual(['SPC', '0200', '1', ACCOUNTS[one.account]]);
  expect(lines.slice(4, 11)).toEqual(['S', 'Lindenhof AG', 'Gerbergasse', '12b', '8001', 'Zürich', 'CH']);
  expect(lines.slice(11, 18)).toEqual(Array(7).fill(''));
  expect(lines.slice(18, 20)).toEqual([amountOf(one), one.currency]);
  if (lines[20] !== '') {
    expect(lines.slice(22, 27)).toEqual(['Rue du Lac', '1268/2/22', '1201', 'Genève', 'CH']);
    expect([...(lines[21] ?? '')].length).toBeLessThanOrEqual(70);
  } else expect(lines.slice(20, 27)).toEqual(Array(7).fill(''));
  expectReference(lines[27], lines[28] ?? '', one);
  expect(lines[30]).toBe('EPD');
}

function expectReference(type: string | undefined, value: string, { account, reference = '' }: Case): void {
  const isStructured = /^RF\d\d[A-Z0-9]{1,21}$/.test(reference);
  if (account === 'qr') {
    expect([type, isRightQrReference(value)]).toEqual(['QRR', true]);
    return;
  }
  expect([type, value]).toEqual(isStructured ? ['SCOR', reference] : ['NON', '']);
}

/** The check of the standard, by its table and not by its carry alone. */
function isRightQrReference(value: string): boolean {
  const table = '0946827135';
  let carry = 0;
  for (const digit of value) carry = Number(table[(carry + Number(digit)) % 10]);
  return /^\d{27}$/.test(value) && carry === 0;
}
