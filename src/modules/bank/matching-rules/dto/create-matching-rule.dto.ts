import type { Decimal } from '../../../../kernel/money/decimal.js';
import { Amount, Flag, Iban, Id, OneOf, Text, Whole } from '../../../../platform/fields.js';
import { customers } from '../../../books/customers/customers.resource.js';
import { bankAccounts } from '../../bank-accounts/bank-accounts.resource.js';
import {
  ruleDirections,
  ruleOutcomes,
  type RuleDetails,
  type RuleDirection,
  type RuleOutcome,
} from '../domain/rule.js';

/** Further ones cannot be told apart by people any more. */
const POSITION_MAX = 1_000_000;
/** What a bank writes into one line. */
const PART_MAX = 140;

/** What a caller decides of a rule. At least one of IBAN, name and text is needed. */
export class CreateMatchingRuleDto implements RuleDetails {
  static readonly example: object = {
    name: 'Account fees',
    text_contains: 'Account closing',
    direction: 'out',
    outcome: 'fee',
  };

  @Text({ description: 'What you call it; proposals say it.', example: 'Account fees', max: 100 })
  name!: string;

  @Whole(
    { min: 1, max: POSITION_MAX },
    {
      description:
        'Its place among the rules: of two that say the same, the first is named. Behind the last if not given.',
      example: 10,
      optional: true,
    },
  )
  position?: number;

  @Flag({ description: 'Whether it is in use; true if not given.', example: true, optional: true })
  is_active?: boolean;

  @Id(bankAccounts, { description: 'Only lines of this account.', optional: true })
  bank_account_id?: string;

  @OneOf(ruleDirections, { description: 'Only money in, or only money out.', example: 'out', optional: true })
  direction?: RuleDirection;

  @Iban({ description: 'Only from or to this account.', example: 'DE02120300000000202051', optional: true })
  counterparty_iban?: string;

  @Text({
    description: 'Only if the name has this in it; capitals and accents do not matter.',
    example: 'Savings bank',
    max: PART_MAX,
    optional: true,
  })
  name_contains?: string;

  @Text({
    description: 'Only if the text or a reference has this in it; capitals and accents do not matter.',
    example: 'Account closing',
    max: PART_MAX,
    optional: true,
  })
  text_contains?: string;

  @Amount({
    zero: 'refused',
    description: 'Only from this amount on, in the currency of the line and without its sign.',
    example: 5,
    optional: true,
  })
  amount_from?: Decimal;

  @Amount({
    zero: 'refused',
    description: 'Only up to this amount. The same as `amount_from` for exactly that.',
    example: 10,
    optional: true,
  })
  amount_to?: Decimal;

  @OneOf(ruleOutcomes, {
    description:
      'What such a line is: `customer` pays the oldest open invoices, `fee` is what the bank kept, `ignore` has ' +
      'nothing to do with the books.',
    example: 'fee',
  })
  outcome!: RuleOutcome;

  @Id(customers, { description: 'Who pays; needed for `customer`.', optional: true })
  customer_id?: string;

  @Text({
    description: 'Why; needed for `ignore`, possible for `fee`.',
    example: 'For keeping the account.',
    max: 500,
    optional: true,
  })
  reason?: string;

  @Flag({
    description:
      'Whether what it says is `certain`, so that it can be booked without a person; false if not given. It needs ' +
      'the scope `payments:write`.',
    example: false,
    optional: true,
  })
  is_certain?: boolean;
}

/** An update replaces the whole rule; without a position it keeps its own. */
export class UpdateMatchingRuleDto extends CreateMatchingRuleDto {}
