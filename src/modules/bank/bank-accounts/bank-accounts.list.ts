import {
  byCreation,
  byWords,
  instant,
  metadata,
  range,
  since,
  type ListDefinition,
} from '../../../platform/lists.js';
import type { BankAccountEntity } from './entities/bank-account.entity.js';

const TERMS = 'bank_account_terms';

/** The list of bank accounts: what it can be sorted by, filtered by and searched for. */
export const bankAccountList: ListDefinition<BankAccountEntity> = {
  name: 'bank_accounts',
  table: 'bank_accounts',
  sorts: {
    ...byCreation,
    updated_at: [{ sql: 'updated_at', field: 'updated_at', type: 'timestamptz' }],
    name: [{ sql: 'name_key', field: 'name_key', type: 'text' }],
  },
  filters: [
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
    since('updated_at', {
      name: 'updated_since',
      description: 'Only those changed at this moment or later.',
    }),
    metadata(TERMS, 'bank_accounts'),
  ],
  search: {
    description: 'Only those with words in name that begin like each of these words.',
    ways: [byWords(TERMS, 'bank_accounts.id')],
  },
};
