import { metadataTerms, searchForm, searchWords } from '../../../kernel/search/search-form.js';
import { SearchTerms } from '../../../platform/index.js';
import type { SupplierEntity } from './entities/supplier.entity.js';

type Searched = Pick<
  SupplierEntity,
  'name' | 'trading_name' | 'email' | 'external_id' | 'tax_ids' | 'bank_accounts' | 'metadata'
>;

/** Words begin with none of `@`, `=`, `#` and `$`, because these signs part words. */
export const supplierTerms = new SearchTerms<Searched>({
  of: 'suppliers',
  table: 'supplier_terms',
  termsOf: ({ name, trading_name, email, external_id, tax_ids, bank_accounts, metadata }) => {
    const words = searchWords(
      [name, trading_name, email, external_id].filter((text) => text !== null).join(' '),
    );
    const address = email === null ? [] : [`@${searchForm(email)}`];
    const taxes = tax_ids.map(({ value }) => taxTerm(value));
    const ibans = bank_accounts.map(({ iban }) => ibanTerm(iban));
    return [...new Set([...words, ...address, ...taxes, ...ibans, ...metadataTerms(metadata)])];
  },
});

/** Tax numbers are written with and without signs in between. */
export function taxTerm(value: string): string {
  return `#${searchForm(value).replace(/[^a-z0-9]/g, '')}`;
}

export function ibanTerm(iban: string): string {
  return `$${iban.replaceAll(' ', '').toLowerCase()}`;
}
