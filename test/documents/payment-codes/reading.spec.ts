import fc from 'fast-check';
import { paymentCodeOf } from '../../../src/modules/outgoing/documents/rendering/page/payment-code.js';
import { amountOf, asked, documentOf, type Asked } from './generated-invoices.js';
import { pictureOf, readCodes } from './read-code.js';

/** Few, for every run of all tests; `npm run test:payment-codes` reads ten thousand. */
const CODES = Number(process.env['PAYMENT_CODES'] ?? 100);

/** What a code must not exceed. Source: EPC069-12. */
const [BYTES_MAX, MODULES_MAX] = [331, 17 + 4 * 13];

describe('a payment code', () => {
  it(`says what is asked for, as another program reads it (${CODES} codes)`, async () => {
    let read = 0;
    const holds = async (one: Asked, gives: 'payment_reference' | 'number'): Promise<void> => {
      const svg = paymentCodeOf(documentOf(one), gives);
      const wanted = fieldsOf(one, gives === 'number' ? one.number : (one.reference ?? one.number));
      if (svg === undefined) {
        expectTooLong(wanted);
        return;
      }
      expect(Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])).toBeLessThanOrEqual(MODULES_MAX);
      const [text = '', ...more] = await readCodes(pictureOf(svg));
      expect(more).toEqual([]);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BYTES_MAX);
      expect(parsed(text)).toEqual(wanted);
      read += 1;
    };
    const property = fc.asyncProperty(asked, fc.constantFrom('payment_reference', 'number'), holds);
    await fc.assert(property, { numRuns: CODES });
    expect(read).toBeGreaterThan(CODES / 2);
  }, 600_000);
});

type Fields = Readonly<Record<'bic' | 'name' | 'iban' | 'amount' | 'structured' | 'text', string>>;

function fieldsOf(one: Asked, reference: string): Fields {
  const isStructured = /^RF\d\d[A-Z0-9]{1,21}$/.test(reference) && reference === one.reference;
  return {
    bic: one.bic ?? '',
    name: [...one.name].slice(0, 70).join(''),
    iban: one.iban,
    amount: `EUR${amountOf(one)}`,
    structured: isStructured ? reference : '',
    text: isStructured ? '' : [...reference].slice(0, 140).join('').trimEnd(),
  };
}

/** Reads a code as the standard describes it: one field a line, none behind the last that is filled. */
function parsed(text: string): Fields {
  const lines = text.split('\n');
  const [service, version, characters, kind, bic, name, iban, amount, purpose, structured, free, ...more] =
    lines;
  expect([service, version, characters, kind, purpose, more]).toEqual(['BCD', '002', '1', 'SCT', '', []]);
  expect(lines.at(-1)).not.toBe('');
  expect(text).not.toContain('\r');
  return {
    bic: bic ?? '',
    name: name ?? '',
    iban: iban ?? '',
    amount: amount ?? '',
    structured: structured ?? '',
    text: free ?? '',
  };
}

function expectTooLong({ bic, name, iban, amount, structured, text }: Fields): void {
  const lines = ['BCD', '002', '1', 'SCT', bic, name, iban, amount, '', structured, text];
  expect(Buffer.byteLength(lines.join('\n'))).toBeGreaterThan(BYTES_MAX);
}
