import { columnOf, moneyText } from '../../../src/modules/outgoing/documents/rendering/page/numbers.js';
import { conventionsOf } from '../../../src/modules/outgoing/documents/rendering/page/conventions.js';
import { wordingOf } from '../../../src/modules/outgoing/documents/rendering/page/wording.js';
import { textsOf } from '../../../src/modules/outgoing/documents/rendering/texts/texts.js';
import { filled } from '../../../src/modules/outgoing/documents/rendering/texts/words.js';
import { documentLanguages } from '../../../src/modules/outgoing/documents/rendering/index.js';

const visible = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '.');

describe('the wording of a printed document', () => {
  it.each([
    ['en', '−1,234,567.5', '22_Nov_2026', '19%', '€1,234.00'],
    ['en-US', '−1,234,567.5', 'Nov_22,_2026', '19%', '€1,234.00'],
    ['de', '−1.234.567,5', '22.11.2026', '19_%', '1.234,00_€'],
    ['de-AT', '−1_234_567,5', '22.11.2026', '19_%', '1_234,00_€'],
    ['de-CH', '−1’234’567.5', '22.11.2026', '19%', '€1’234.00'],
    ['fr', '−1.234.567,5', '22/11/2026', '19.%', '1.234,00_€'],
    ['it', '−1.234.567,5', '22/11/2026', '19%', '1.234,00_€'],
    ['es', '−1.234.567,5', '22/11/2026', '19_%', '1.234,00_€'],
    ['nl', '−1.234.567,5', '22-11-2026', '19%', '€_1.234,00'],
    ['xx', '−1,234,567.5', '22_Nov_2026', '19%', '€1,234.00'],
  ])(
    'of %s writes numbers, dates, rates and amounts as it is used to',
    (locale, number, date, rate, money) => {
      const wording = wordingOf(locale);
      expect(
        [
          wording.number('-1234567.5'),
          wording.date('2026-11-22'),
          wording.percent('19.00'),
          wording.money('1234.00', 'EUR'),
        ].map(visible),
      ).toEqual([number, date, rate, money]);
    },
  );

  it('puts the minus sign before the symbol, and names other currencies by their code', () => {
    expect(visible(moneyText('-5.00', 'GBP', conventionsOf('en')))).toBe('−£5.00');
    expect(visible(moneyText('-5.00', 'USD', conventionsOf('en')))).toBe('−USD_5.00');
    expect(visible(moneyText('5.00', 'CHF', conventionsOf('de-CH')))).toBe('CHF_5.00');
  });

  it('gives the figures of a column as many digits as the longest one needs', () => {
    const column = columnOf(['4', '12.50', undefined, '18.755'], conventionsOf('de'));
    expect(column).toEqual([
      { text: '4', pad: ',000' },
      { text: '12,5', pad: '00' },
      undefined,
      { text: '18,755', pad: '' },
    ]);
  });

  it('names countries, and those that it does not know by their code', () => {
    expect(['DE', 'XI', 'ZZ'].map((code) => wordingOf('fr').country(code))).toEqual([
      'Allemagne',
      'XI',
      'ZZ',
    ]);
  });

  it.each(documentLanguages)(
    'has a text for everything, with all that is to be filled in: %s',
    (language) => {
      const holes = (texts: unknown): string[] =>
        [...JSON.stringify(texts).matchAll(/\{\w+\}/g)].map(String).sort();
      expect(holes(textsOf(language))).toEqual(holes(textsOf('en')));
      expect(textsOf(language).months).toHaveLength(12);
      expect(JSON.stringify(textsOf(language))).not.toContain('""');
    },
  );

  it('fills in what is given and leaves the rest', () => {
    expect(filled('{a} of {b}', { a: '1' })).toBe('1 of {b}');
  });
});
