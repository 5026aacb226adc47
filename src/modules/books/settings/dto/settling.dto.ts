import { discountSettlings, type Settling } from '../../../../kernel/accounts/settling.js';
import { KeptAmount, OneOf } from '../../../../platform/fields.js';

/** Amounts hold in whatever currency an invoice is in. */
export class SettlingDto implements Settling {
  @OneOf(discountSettlings, {
    description: 'Whether a discount for paying early is taken by itself, or only where a payment says so.',
    example: 'auto',
  })
  discounts!: Settling['discounts'];

  @KeptAmount({
    description: 'By how much money may differ from what a discount asks for; without it by nothing.',
    example: 0.05,
    optional: true,
  })
  tolerance?: number;

  @KeptAmount({
    description: 'The most that `settle_rest` lets go; without it a tenth of what was to be paid.',
    example: 5,
    optional: true,
  })
  rest_max?: number;
}
