import { ResourceRepository, type Transaction } from '../../../platform/index.js';
import type { BankLineEntity } from '../bank-statements/index.js';
import type { RuledLine } from './domain/meets.js';
import type { RuleDetails } from './domain/rule.js';
import type { MatchingRuleEntity } from './entities/matching-rule.entity.js';
import { matchingRules } from './matching-rules.resource.js';

/** Which lines a rule meets. */
export interface TestedRule {
  readonly looked_at: number;
  readonly met: number;
  readonly lines: readonly BankLineEntity[];
}

/** A rule with the name of its customer. */
export type NamedRule = MatchingRuleEntity & { readonly customer_name: string | null };

/** $1 organization, $2 bank account, $3 the account of the other side, or null. */
const IN_USE = `
  SELECT r.*, c.name AS customer_name FROM matching_rules r
    LEFT JOIN customers c ON c.organization_id = r.organization_id AND c.id = r.customer_id
   WHERE r.organization_id = $1 AND r.is_active AND (r.bank_account_id IS NULL OR r.bank_account_id = $2)
     AND (r.counterparty_iban IS NULL OR r.counterparty_iban = $3)
   ORDER BY r.position, r.id`;

export class MatchingRulesRepository extends ResourceRepository<RuleDetails, MatchingRuleEntity> {
  constructor(tx: Transaction) {
    super(tx, matchingRules);
  }

  /** Those in use that may meet a line, in their order. Names, texts and amounts are not looked at. */
  inUse({ bank_account_id, counterparty_iban }: RuledLine): Promise<NamedRule[]> {
    return this.tx.rows(IN_USE, [this.tx.organizationId, bank_account_id, counterparty_iban]);
  }

  /** How many there are, and the last position. */
  async extent(): Promise<{ readonly count: number; readonly last: number }> {
    const row = await this.tx.row<{ count: number; last: number }>(
      `SELECT count(*)::integer AS count, coalesce(max(position), 0) AS last
         FROM matching_rules WHERE organization_id = $1`,
      [this.tx.organizationId],
    );
    return row ?? { count: 0, last: 0 };
  }

  /** Counts that a line was matched as a rule says; that is no change of the rule. */
  async count(id: string): Promise<void> {
    await this.tx.touched(
      `UPDATE matching_rules SET uses = uses + 1, last_used_at = $3 WHERE organization_id = $1 AND id = $2`,
      [this.tx.organizationId, id, this.tx.now],
    );
  }
}
