import type { Fates, Resource } from '../../../platform/index.js';
import { BankMatchEntity } from './entities/bank-match.entity.js';

/** What becomes of each column. `personal` says whether it may name or describe a person. */
export const bankMatchFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  bank_line_id: { is: 'told', personal: false },
  kind: { is: 'told', personal: false },
  amount: { is: 'told' },
  payment_id: { is: 'told', personal: false },
  refund_id: { is: 'told', personal: false },
  credit_note_id: { is: 'told', personal: false },
  refund_position: { is: 'internal' },
  bill_payment_id: { is: 'told', personal: false },
  is_made: { is: 'told' },
  reason: { is: 'told', personal: true },
  verdict: { is: 'told', personal: false },
  facts: { is: 'told', personal: false },
  matched_by: { is: 'told', personal: false },
  matching_rule_id: { is: 'told', personal: false },
  undone_at: { is: 'told' },
  created_at: { is: 'told' },
} as const satisfies Fates<BankMatchEntity>;

/** What bank lines are. Their scopes are those of bank accounts, and of payments where they record one. */
export const bankMatches = {
  name: 'bank-matches',
  noun: 'bank match',
  idPrefix: 'bmt',
  tags: [],
  entities: [BankMatchEntity],
} as const satisfies Resource;
