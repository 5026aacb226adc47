import { skontoIsWellFormed, withSkonto } from './skonto.js';

describe('discounts for early payment in payment terms', () => {
  const discounts = [
    { days: 14, percent: '2.00' },
    { days: 21, percent: '1.00', base_amount: '252.94' },
  ];

  it('stand in lines of their own behind the text', () => {
    expect(withSkonto('Pay in 30 days.', discounts)).toBe(
      'Pay in 30 days.\n#SKONTO#TAGE=14#PROZENT=2.00#\n#SKONTO#TAGE=21#PROZENT=1.00#BASISBETRAG=252.94#\n',
    );
    expect(withSkonto('Pay in 30 days.', [])).toBe('Pay in 30 days.');
  });

  it('have the form that is asked for', () => {
    expect(skontoIsWellFormed(withSkonto(undefined, discounts)!)).toBe(true);
    expect(skontoIsWellFormed('Pay in 30 days.')).toBe(true);
  });

  it.each(['#SKONTO#TAGE=14#PROZENT=2#\n', '#SKONTO#TAGE=14#PROZENT=2.00#', '# 3', '#SKONTO#\n'])(
    'do not have it: %j',
    (terms) => {
      expect(skontoIsWellFormed(terms)).toBe(false);
    },
  );
});
