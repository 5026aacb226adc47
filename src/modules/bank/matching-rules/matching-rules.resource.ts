import type { Fates, TableResource } from '../../../platform/index.js';
import type { RuleDetails } from './domain/rule.js';
import { MatchingRuleEntity } from './entities/matching-rule.entity.js';

/** What becomes of each column. `personal` says whether it may name or describe a person. */
export const matchingRuleFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  name: { is: 'told', personal: true },
  position: { is: 'told' },
  is_active: { is: 'told' },
  bank_account_id: { is: 'told', personal: false },
  direction: { is: 'told', personal: false },
  counterparty_iban: { is: 'told', personal: true },
  name_contains: { is: 'told', personal: true },
  text_contains: { is: 'told', personal: true },
  amount_from: { is: 'told' },
  amount_to: { is: 'told' },
  outcome: { is: 'told', personal: false },
  customer_id: { is: 'told', personal: false },
  reason: { is: 'told', personal: true },
  is_certain: { is: 'told' },
  uses: { is: 'told' },
  last_used_at: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<MatchingRuleEntity>;

/**
 * What lines with something in common are. Their scopes are those of bank accounts. Events tell no name, no IBAN and
 * no text of a rule, so that nothing has to be taken out of them later.
 */
export const matchingRules = {
  name: 'matching-rules',
  noun: 'matching rule',
  idPrefix: 'mru',
  partEvents: {
    created: 'MatchingRuleState',
    updated: 'MatchingRuleState',
    deleted: 'MatchingRuleState',
  },
  tags: [{ name: 'Matching rules', description: 'What bank lines with something in common are.' }],
  entities: [MatchingRuleEntity],
  table: 'matching_rules',
  columns: (details) => ({
    name: details.name,
    position: details.position ?? 1,
    is_active: details.is_active ?? true,
    bank_account_id: details.bank_account_id ?? null,
    direction: details.direction ?? null,
    counterparty_iban: details.counterparty_iban ?? null,
    name_contains: details.name_contains ?? null,
    text_contains: details.text_contains ?? null,
    amount_from: details.amount_from?.toString() ?? null,
    amount_to: details.amount_to?.toString() ?? null,
    outcome: details.outcome,
    customer_id: details.customer_id ?? null,
    reason: details.reason ?? null,
    is_certain: details.is_certain ?? false,
  }),
} as const satisfies TableResource<RuleDetails>;
