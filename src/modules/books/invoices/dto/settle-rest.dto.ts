import { restChoices } from '../../../../kernel/accounts/closing.js';
import { OneOf } from '../../../../platform/fields.js';

/** What becomes of the rest of an invoice, wherever money comes to one. */
export function SettleRest(): PropertyDecorator {
  return OneOf(restChoices, {
    description:
      'Lets go of what is left of the invoice, a tenth of its amount payable at most and no more than `settling` of ' +
      'the organization allows, and says why: a bank kept it, a difference of cents, or goodwill. The latter two ' +
      'lower turnover and tax. `early_payment` takes a discount although the money came late, and `none` leaves the ' +
      'rest due, even in time. Without it, a discount for paying early settles the rest where it asks for that amount.',
    example: 'rounding',
    optional: true,
  });
}
