import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { customers } from '../../books/customers/customers.resource.js';
import { bankAccounts } from '../bank-accounts/bank-accounts.resource.js';
import { toBankLineSummaryDto } from '../bank-statements/index.js';
import type { MatchingRuleDto, MatchingRuleStateDto, TestedRuleDto } from './dto/matching-rule.dto.js';
import type { MatchingRuleEntity } from './entities/matching-rule.entity.js';
import { matchingRules } from './matching-rules.resource.js';
import type { TestedRule } from './matching-rules.repository.js';

/** A matching rule in the form of the API. */
export function toMatchingRuleDto(rule: MatchingRuleEntity): MatchingRuleDto {
  const { organization_id: _organization, ...fields } = rule;
  return {
    ...fields,
    ...toMatchingRuleStateDto(rule),
    amount_from: rule.amount_from?.toNumber() ?? null,
    amount_to: rule.amount_to?.toNumber() ?? null,
    last_used_at: rule.last_used_at === null ? null : instantText(rule.last_used_at),
    created_at: instantText(rule.created_at),
    updated_at: instantText(rule.updated_at),
  };
}

/** What events tell of a rule. */
export function toMatchingRuleStateDto(rule: MatchingRuleEntity): MatchingRuleStateDto {
  const { id, version, position, is_active, bank_account_id, outcome, customer_id, is_certain } = rule;
  return {
    id: toTypeId(matchingRules.idPrefix, id),
    version,
    position,
    is_active,
    bank_account_id: bank_account_id === null ? null : toTypeId(bankAccounts.idPrefix, bank_account_id),
    outcome,
    customer_id: customer_id === null ? null : toTypeId(customers.idPrefix, customer_id),
    is_certain,
  };
}

/** Which lines a rule meets, in the form of the API. */
export function toTestedRuleDto({ looked_at, met, lines }: TestedRule): TestedRuleDto {
  return { looked_at, met, lines: lines.map(toBankLineSummaryDto) };
}
