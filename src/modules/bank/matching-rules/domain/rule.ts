import type { Decimal } from '../../../../kernel/money/decimal.js';

export const ruleDirections = ['in', 'out'] as const;

export type RuleDirection = (typeof ruleDirections)[number];

/** What a line is that a rule meets. */
export const ruleOutcomes = ['customer', 'fee', 'ignore'] as const;

/** `customer` pays the oldest open invoices; `fee` is what the bank kept; `ignore` has nothing to do with the books. */
export type RuleOutcome = (typeof ruleOutcomes)[number];

/** What a line must have to meet a rule: all of what is given. */
export interface RuleConditions {
  readonly bank_account_id?: string | null | undefined;
  readonly direction?: RuleDirection | null | undefined;
  readonly counterparty_iban?: string | null | undefined;
  readonly name_contains?: string | null | undefined;
  readonly text_contains?: string | null | undefined;
  /** In the currency of the line, without its sign. */
  readonly amount_from?: Decimal | null | undefined;
  readonly amount_to?: Decimal | null | undefined;
}

/** What a caller says of a rule. */
export interface RuleDetails extends RuleConditions {
  readonly name: string;
  readonly position?: number | undefined;
  readonly is_active?: boolean | undefined;
  readonly outcome: RuleOutcome;
  readonly customer_id?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly is_certain?: boolean | undefined;
}

/** Whether a rule says something of a field: one may be left out or null. */
export function isGiven<Value>(value: Value): value is NonNullable<Value> {
  return value !== null && value !== undefined;
}
