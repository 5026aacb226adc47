import { describe, expect, it } from 'vitest';
import { pastedRows } from './pasted-rows';

const english = { decimal: '.', group: ',' };
const german = { decimal: ',', group: '.' };

describe('pastedRows', () => {
  it('reads the columns of the editor from a spreadsheet', () => {
    const text = 'Programming\t12.5\t€1,095.50\t19 %\t10\tIn February\r\nTravel\t1\t120 EUR\n\n';
    expect(pastedRows(text, english, '7')).toMatchObject([
      {
        product: 'Programming',
        line: {
          quantity: '12.5',
          price: '1095.50',
          tax_rate: '19',
          discount: '10',
          description: 'In February',
        },
      },
      {
        product: 'Travel',
        line: { quantity: '1', price: '120', tax_rate: '7', discount: '', description: '' },
      },
    ]);
  });

  it('reads numbers as the locale writes them', () => {
    expect(pastedRows('Reise\t1,5\t1.095,50', german, '')?.[0]?.line).toMatchObject({
      quantity: '1.5',
      price: '1095.50',
    });
  });

  it('keeps text that is no number, so that it is visible', () => {
    expect(pastedRows('Travel\tmany\t1', english, '')?.[0]?.line.quantity).toBe('many');
  });

  it('converts a list of names to rows of one piece each', () => {
    expect(pastedRows('Travel\nProgramming', english, '19')?.map(({ product }) => product)).toEqual([
      'Travel',
      'Programming',
    ]);
  });

  it.each(['Travel', 'Travel\n', '  Travel '])('returns undefined for a single word: %j', (text) => {
    expect(pastedRows(text, english, '')).toBeUndefined();
  });
});
