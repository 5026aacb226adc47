import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './address';
import { day, dayRange, filtersOf, idWith, listSearch, oneOf, someOf } from './list-search';

const read = listSearch(['name', 'created_at'], {
  status: someOf(['draft', 'open']),
  active: oneOf(['true', 'false']),
  customer_id: idWith('cus'),
  issued_from: day,
});

describe('the search parameters of a list', () => {
  it('are read from the URL', () => {
    const text = '?q=Ada+%26+Co&sort=-name&status=draft,open&issued_from=2026-02-28';
    expect(read(parseSearch(text))).toEqual({
      q: 'Ada & Co',
      sort: '-name',
      status: 'draft,open',
      issued_from: '2026-02-28',
    });
    expect(parseSearch(stringifySearch({ ...read(parseSearch(text)) }))).toEqual(parseSearch(text));
  });

  it('keep texts that look like numbers', () => {
    expect(read(parseSearch('?q=007'))).toEqual({ q: '007' });
    expect(stringifySearch({ q: '007' })).toBe('?q=007');
  });

  it.each([
    ['sort', 'secret'],
    ['status', 'draft,stolen'],
    ['active', 'yes'],
    ['customer_id', 'prd_01h455vb4pex5vsknk084sn02q'],
    ['issued_from', '2026-02-30'],
    ['issued_from', 'tomorrow'],
    ['q', 'x'.repeat(101)],
    ['other', 'x'],
  ])('omit invalid values: %s=%s', (name, text) => {
    expect(read({ [name]: text })).toEqual({});
  });

  it('are empty for an empty URL', () => {
    expect(stringifySearch({ q: undefined, sort: '' })).toBe('');
    expect(read(parseSearch(''))).toEqual({});
  });

  it('separate the filters from order and page', () => {
    expect(filtersOf({ q: 'Ada', sort: 'name', cursor: 'abc' })).toEqual({ q: 'Ada' });
  });

  it('have ranges of days for the API', () => {
    expect(dayRange('2026-01-01', undefined)).toEqual({ gte: '2026-01-01' });
    expect(dayRange('2026-01-01', '2026-01-31')).toEqual({ gte: '2026-01-01', lte: '2026-01-31' });
    expect(dayRange(undefined, undefined)).toBeUndefined();
  });
});
