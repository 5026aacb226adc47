import {
  amountRange,
  byCreation,
  currency,
  day,
  instant,
  range,
  reference,
  state,
  type ListDefinition,
} from '../../../../platform/lists.js';
import { bankAccounts } from '../../bank-accounts/bank-accounts.resource.js';
import { bankStatements } from '../bank-statements.resource.js';
import type { LineState } from '../domain/line-state.js';
import type { BankLineEntity } from '../entities/bank-line.entity.js';

const STATES: Readonly<Record<LineState, string>> = {
  new: `state = 'new'`,
  held: `state = 'held'`,
  ignored: `state = 'ignored'`,
  matched: `state = 'matched'`,
};

/** The list of lines: what it can be sorted and filtered by. */
export const bankLineList: ListDefinition<BankLineEntity> = {
  name: 'bank_lines',
  table: 'bank_lines',
  sorts: {
    ...byCreation,
    booked_on: [{ sql: 'booked_on', field: 'booked_on', type: 'date' }],
  },
  filters: [
    state(STATES, { name: 'state', description: 'Only those in this state.' }),
    reference('bank_account_id', bankAccounts, {
      name: 'bank_account_id',
      description: 'Only those of this bank account.',
    }),
    reference('bank_statement_id', bankStatements, {
      name: 'bank_statement_id',
      description: 'Only those that this statement brought.',
    }),
    currency('currency', 'Only those in this currency.'),
    amountRange('amount', {
      name: 'amount',
      description:
        'Only those of such an amount; together with `currency`, as amounts of two do not compare.',
    }),
    range('booked_on', day, { name: 'booked_on', description: 'Only those booked on these days.' }),
    range('created_at', instant, { name: 'created_at', description: 'Only those imported then.' }),
  ],
};
