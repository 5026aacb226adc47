import { metadataTerms, searchForm, storedWords } from '../../../kernel/search/search-form.js';
import { SearchTerms } from '../../../platform/index.js';
import type { CustomerEntity } from './entities/customer.entity.js';

/** Words begin with neither `@` nor `=` nor `#`, because these signs part words. */
export const customerTerms = new SearchTerms<
  Pick<CustomerEntity, 'name' | 'email' | 'external_id' | 'tax_ids' | 'metadata'>
>({
  of: 'customers',
  table: 'customer_terms',
  termsOf: ({ name, email, external_id, tax_ids, metadata }) => [
    ...storedWords([name, email, external_id].filter((text) => text !== null).join(' ')),
    ...(email === null ? [] : [emailTerm(email)]),
    ...taxIdTerms(tax_ids),
    ...metadataTerms(metadata),
  ],
});

/** Tax numbers without what people put between letters and digits: duplicates are found by them. */
export function taxIdTerms(taxIds: CustomerEntity['tax_ids']): string[] {
  const plain = taxIds.map(({ value }) => value.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase());
  return [...new Set(plain.filter((value) => value !== ''))].map((value) => `#${value}`);
}

/** The term of an e-mail address. */
export function emailTerm(email: string): string {
  return `@${searchForm(email)}`;
}
