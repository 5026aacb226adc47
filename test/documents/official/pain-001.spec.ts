import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { pain001, type SepaOrder } from '../../../src/kernel/sepa/pain-001.js';
import { amountText } from '../../../src/kernel/money/amount.js';

const ROOT = resolve(import.meta.dirname, '../../..');
const SCHEMA = join(ROOT, 'node_modules/.cache/iso20022/pain.001.001.09.xsd');
const TEXTS = [
  'Müller & Söhne',
  'Ελλάς',
  '<b>"x"</b>',
  '//RE//1/',
  ' ',
  '',
  'Ж'.repeat(200),
  'é\u0000\uD83D\uDE00',
  'R_1',
];

let validator: XsdValidator;

beforeAll(() => {
  execFileSync('node', [join(ROOT, 'tools/iso20022-schema.mjs')]);
  using schema = XmlDocument.fromBuffer(readFileSync(SCHEMA), { url: SCHEMA });
  validator = XsdValidator.fromDoc(schema);
});
afterAll(() => validator.dispose());

/** The same numbers each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
}

function orderOf(seed: number): SepaOrder {
  const next = numbers(seed);
  const text = (): string => TEXTS[(next() >> 8) % TEXTS.length] ?? '';
  return {
    id: `prn-${String(seed).padStart(26, '0')}`,
    created_at: '2026-11-21T10:00:00.000Z',
    execute_on: '2026-12-01',
    debtor: { name: text(), iban: 'DE02120300000000202051', bic: seed % 2 === 0 ? null : 'BYLADEM1001' },
    transfers: Array.from({ length: 1 + ((next() >> 8) % 40) }, (_, at) => ({
      end_to_end_id: `bil-${String(at).padStart(26, '0')}`,
      amount: BigInt(1 + (next() % 99_999_999_999)),
      ...{ name: text(), iban: 'FR1420041010050500013M02606', remittance: text() },
    })),
  };
}

describe('the file of a payment run', () => {
  it('is valid by the schema of ISO 20022, and adds up, for a thousand runs', () => {
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const order = orderOf(seed);
      const text = pain001(order);
      using document = XmlDocument.fromString(text);
      validator.validate(document);
      const amounts = [...text.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)</g)];
      const sum = amounts.reduce((all, [, whole, cents]) => all + BigInt(`${whole}${cents}`), 0n);
      expect([amounts.length, sum]).toEqual([
        order.transfers.length,
        order.transfers.reduce((all, { amount }) => all + amount, 0n),
      ]);
      const told = [...text.matchAll(/<CtrlSum>([^<]*)</g)].map(([, one]) => one);
      expect(told).toEqual(Array(2).fill(amountText(sum, 'EUR')));
    }
  });

  it('would be refused with another element', () => {
    using document = XmlDocument.fromString(pain001(orderOf(1)).replace('<ChrgBr>', '<X/><ChrgBr>'));
    expect(() => validator.validate(document)).toThrow('X');
  });
});
