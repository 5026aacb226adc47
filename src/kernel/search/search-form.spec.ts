import { endOfPrefix, searchForm, searchWords } from './search-form.js';

describe('the search form of a text', () => {
  it.each([
    ['Łódź Straße', 'lodz strasse'],
    ['ØRSTED & Söhne', 'orsted & sohne'],
    ['ΑΘΉΝΑΣ', 'αθηνασ'],
    ['Ёлка', 'елка'],
    ['ﬁne ½ ²', 'fine 1⁄2 2'],
    ['東京', '東京'],
    ['İstanbul ılık', 'istanbul ilik'],
    ['', ''],
  ])('of %s is %s', (text, form) => {
    expect(searchForm(text)).toBe(form);
    expect(searchForm(form)).toBe(form);
  });
});

describe('the words of a text', () => {
  it('are separated by everything except letters and digits, and each is listed once', () => {
    expect(searchWords('accounts@Example.com, ACCOUNTS “PO-7/2026”')).toEqual([
      'accounts',
      'example',
      'com',
      'po',
      '7',
      '2026',
    ]);
    expect(searchWords(' -- ')).toEqual([]);
  });

  it('are truncated to the length that an index can hold', () => {
    expect(searchWords('x'.repeat(300))).toEqual(['x'.repeat(100)]);
  });

  it('lie between their prefix and its upper bound', () => {
    const [word = ''] = searchWords('Łódź');
    expect('lo' <= word && word < endOfPrefix('lo')).toBe(true);
    expect(word < endOfPrefix('ln')).toBe(false);
  });
});
