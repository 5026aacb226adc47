import { restKinds } from '../../../../kernel/accounts/closing.js';
import { OneOf } from '../../../../platform/fields.js';

/** What the rest of an invoice is let go as, wherever money comes to one. */
export function SettleRest(): PropertyDecorator {
  return OneOf(restKinds, {
    description:
      'Lets go of what is left of the invoice, a tenth of its amount payable at most, and says why: a bank kept it, ' +
      'a difference of cents, or goodwill. The latter two lower turnover and tax. Nothing is let go where nothing is ' +
      'left, or where a discount for paying early settles it.',
    example: 'rounding',
    optional: true,
  });
}
