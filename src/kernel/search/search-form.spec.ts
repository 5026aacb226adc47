import { endOfPrefix, searchForm, searchWords, spellings, storedWords } from './search-form.js';

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

describe('the words that a text is found by', () => {
  it('begin at each letter of a script without blanks', () => {
    expect(storedWords('北京字节 Ltd')).toEqual(['北京字节', '京字节', '字节', '节', 'ltd']);
    expect(storedWords('トヨタ自動車').slice(0, 4)).toEqual([
      'トヨタ自動車',
      'ヨタ自動車',
      'タ自動車',
      '自動車',
    ]);
  });

  it('begin at each syllable of Korean, which is stored as its letters', () => {
    expect(storedWords('삼성전자')).toEqual(['삼성전자', '성전자', '전자', '자'].map(searchForm));
  });

  it('are the words themselves in other scripts', () => {
    expect(storedWords('Łódź Straße PO-7')).toEqual(searchWords('Łódź Straße PO-7'));
  });
});

describe('the spellings of a word', () => {
  it.each([
    ['Müller', ['muller', 'mueller']],
    ['Mueller', ['mueller', 'muller']],
    ['Århus', ['arhus', 'aarhus']],
    ['SOERENSEN', ['soerensen', 'sorensen']],
    ['Groß', ['gross']],
    // The letter after the e may still be typed.
    ['Mue', ['mue']],
  ])('%s', (typed, ways) => {
    expect(spellings(typed)).toEqual([ways]);
  });

  it('are those of each word, once', () => {
    expect(spellings('Käthe & käthe Blau')).toEqual([['kathe', 'kaethe'], ['blau']]);
  });
});
