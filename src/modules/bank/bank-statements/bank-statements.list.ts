import { byCreation, instant, range, reference, type ListDefinition } from '../../../platform/lists.js';
import { bankAccounts } from '../bank-accounts/bank-accounts.resource.js';
import type { BankStatementEntity } from './entities/bank-statement.entity.js';

/** The list of statements: what it can be filtered by. */
export const bankStatementList: ListDefinition<BankStatementEntity> = {
  name: 'bank_statements',
  table: 'bank_statements',
  sorts: byCreation,
  filters: [
    reference('bank_account_id', bankAccounts, {
      name: 'bank_account_id',
      description: 'Only those of this bank account.',
    }),
    range('created_at', instant, { name: 'created_at', description: 'Only those imported then.' }),
  ],
};
