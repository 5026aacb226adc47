export { MatchingRulesRepository, type NamedRule } from './matching-rules.repository.js';
export { meets, type RuledLine } from './domain/meets.js';
export { MatchingRuleEntity } from './entities/matching-rule.entity.js';
