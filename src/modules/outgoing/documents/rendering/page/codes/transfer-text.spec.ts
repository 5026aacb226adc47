import type { EInvoice } from '../../../../../../kernel/en16931/index.js';
import { transferText } from './transfer-text.js';

function document(currency: string, iban: string, changed: object = {}): EInvoice {
  return {
    type_code: '380',
    number: '2026-311',
    currency,
    due_date: '2026-12-24',
    seller: { name: 'Žluťoučký kůň s.r.o. | Dílna*', vat_id: 'PL1234567890' },
    payment: { means_code: '30', accounts: [{ id: iban }] },
    totals: { payable: '1234.5' },
    ...changed,
  } as unknown as EInvoice;
}

const CZ = 'CZ65 0800 0000 1920 0014 5399';
const PL = 'PL61 1090 1014 0000 0712 1981 2874';

describe('what a payment code says', () => {
  it('is a Short Payment Descriptor for Czech crowns', () => {
    expect(transferText(document('CZK', CZ), 'number')).toBe(
      'SPD*1.0*ACC:CZ6508000000192000145399*AM:1234.50*CC:CZK*DT:20261224*MSG:2026-311*RN:ZLUTOUCKY KUN S.R.O.   DILNA',
    );
    const asked = { number: '2026000311', totals: { payable: '0.05' }, due_date: undefined };
    expect(transferText(document('CZK', CZ, asked), 'number')).toContain(
      '*AM:0.05*CC:CZK*X-VS:2026000311*MSG:2026000311*',
    );
  });

  it('is a two-dimensional code of Polish banks for zlotys, up to what one can hold', () => {
    expect(transferText(document('PLN', PL), 'number')).toBe(
      '1234567890|PL|61109010140000071219812874|123450|Žluťoučký kůň s.r.o.|2026-311|||',
    );
    const [small, large] = ['9.9', '10000'].map((payable) => document('PLN', PL, { totals: { payable } }));
    expect(transferText(small!, 'number')).toContain('|000990|');
    expect(transferText(large!, 'number')).toBeUndefined();
  });

  it('is one of European banks for euros, whatever country the account is in', () => {
    expect(transferText(document('EUR', CZ), 'number')?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', '', 'Žluťoučký kůň s.r.o. | Dílna*', 'CZ6508000000192000145399'],
      ...['EUR1234.5', '', '', '2026-311'],
    ]);
  });

  it.each([
    ['dollars', document('USD', CZ)],
    ['crowns to a Polish account', document('CZK', PL)],
    ['more crowns than fit', document('CZK', CZ, { totals: { payable: '10000000.00' } })],
    ['nothing to pay', document('CZK', CZ, { totals: { payable: '0.00' } })],
    ['a credit note', document('CZK', CZ, { type_code: '381' })],
    ['cash', document('CZK', CZ, { payment: { means_code: '10', accounts: [{ id: CZ }] } })],
  ])('is nothing for %s', (_name, asked) => {
    expect(transferText(asked, 'number')).toBeUndefined();
  });
});
