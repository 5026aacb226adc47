import { metadataTerms, storedWords } from '../../../kernel/search/search-form.js';
import { SearchTerms } from '../../../platform/index.js';
import type { BankAccountEntity } from './entities/bank-account.entity.js';

export const bankAccountTerms = new SearchTerms<Pick<BankAccountEntity, 'name' | 'metadata'>>({
  of: 'bank_accounts',
  table: 'bank_account_terms',
  termsOf: ({ name, metadata }) => [...storedWords(name), ...metadataTerms(metadata)],
});
