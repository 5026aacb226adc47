import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { search, searchEntries } from './search-index.js';

const path = join(import.meta.dirname, '../../../../openapi/openapi.json');
const entries = searchEntries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);

function found(phrase: string): string[] {
  return [...search(entries, phrase)].sort(([, a], [, b]) => b - a).map(([key]) => key);
}

describe('the search of the API reference', () => {
  it('finds the operation that is named so first', () => {
    expect(found('finalize')[0]).toBe('post /invoices/{id}/finalize');
    expect(found('Credit an invoice')[0]).toBe('post /invoices/{id}/credit-notes');
    expect(found('invoices.create')[0]).toBe('post /invoices');
  });

  it('finds the operations that take or return a field', () => {
    expect(found('due_date')).toEqual(expect.arrayContaining(['post /invoices', 'get /invoices/{id}']));
    expect(found('due_date')).not.toContain('get /api-keys');
  });

  it('finds only what has every word, in any case', () => {
    expect(found('CUSTOMER balance')[0]).toBe('get /customers/{id}/balance');
    expect(found('customer zeppelin')).toEqual([]);
  });
});
