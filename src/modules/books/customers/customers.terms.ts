import { metadataTerms, searchForm, storedWords } from '../../../kernel/search/search-form.js';
import { SearchTerms } from '../../../platform/index.js';
import type { CustomerEntity } from './entities/customer.entity.js';

/** Words begin with neither `@` nor `=`, because these signs part words. */
export const customerTerms = new SearchTerms<
  Pick<CustomerEntity, 'name' | 'email' | 'external_id' | 'metadata'>
>({
  of: 'customers',
  table: 'customer_terms',
  termsOf: ({ name, email, external_id, metadata }) => [
    ...storedWords([name, email, external_id].filter((text) => text !== null).join(' ')),
    ...(email === null ? [] : [`@${searchForm(email)}`]),
    ...metadataTerms(metadata),
  ],
});
