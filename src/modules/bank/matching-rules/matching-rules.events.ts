import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { MatchingRuleEntity } from './entities/matching-rule.entity.js';
import { toMatchingRuleStateDto } from './matching-rules.mapper.js';

export function matchingRuleCreated(rule: MatchingRuleEntity): DomainEvent {
  return { type: 'matching_rule.created', objectId: rule.id, object: toMatchingRuleStateDto(rule) };
}

export function matchingRuleUpdated(rule: MatchingRuleEntity, before: MatchingRuleEntity): DomainEvent {
  const change = { before: toMatchingRuleStateDto(before), now: toMatchingRuleStateDto(rule) };
  return changeEvent('matching_rule.updated', rule.id, change);
}

export function matchingRuleDeleted(rule: MatchingRuleEntity): DomainEvent {
  return { type: 'matching_rule.deleted', objectId: rule.id, object: toMatchingRuleStateDto(rule) };
}
