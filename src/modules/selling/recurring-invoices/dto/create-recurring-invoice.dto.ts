import { Day, Nested, OneOf, Text, Whole } from '../../../../platform/fields.js';
import { InvoiceDetailsDto } from '../../../books/invoices/index.js';
import {
  catchUps,
  recurringActions,
  recurringPeriods,
  recurringPrices,
  type CatchUp,
  type RecurringAction,
  type RecurringPeriod,
  type RecurringPrices,
  type RecurringTerms,
} from '../domain/recurring-invoice.js';
import {
  createRecurringInvoiceExample,
  updateRecurringInvoiceExample,
} from '../recurring-invoices.examples.js';
import { RecurrenceDto } from './recurrence.dto.js';

const time = { pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]$/, detail: 'A time such as 06:00 was expected.' };

/** As many runs as a schedule of every day has in 27 years. */
const RUNS_MAX = 9_999;

export class UpdateRecurringInvoiceDto implements RecurringTerms {
  static readonly example: object = updateRecurringInvoiceExample;

  @Text({ description: 'What you call it.', example: 'Hosting', max: 255 })
  name!: string;

  @Nested(() => InvoiceDetailsDto, {
    description:
      'What each run makes an invoice of: what creating an invoice takes, without dates, service period and prepaid ' +
      'amount. In message and descriptions, `{{period.from}}`, `{{period.to}}`, `{{month}}`, `{{quarter}}`, ' +
      '`{{year}}` and `{{number_of_run}}` are filled in, in the language of the customer.',
  })
  content!: InvoiceDetailsDto;

  @Nested(() => RecurrenceDto, { description: 'On which dates.' })
  rule!: RecurrenceDto;

  @Whole({ min: 1, max: RUNS_MAX }, { description: 'Ends after so many dates.', example: 12, optional: true })
  end_after?: number;

  @Day({ description: 'No date after this day.', example: '2027-12-31', optional: true })
  end_on?: string;

  @Text({
    description: 'The time of day, where the organization is; 06:00 if not given.',
    example: '06:00',
    max: 5,
    form: time,
    optional: true,
  })
  run_at?: string;

  @OneOf(recurringActions, {
    description:
      'What a run makes; a draft if not given. Of what a downtime left, the last three are sent, others are drafts.',
    example: 'draft',
    optional: true,
  })
  action?: RecurringAction;

  @OneOf(recurringPrices, {
    description: 'Prices as they are here, or those of the products at the run; fixed if not given.',
    example: 'fixed',
    optional: true,
  })
  prices?: RecurringPrices;

  @OneOf(recurringPeriods, {
    description: 'Whether the time from the date on is invoiced, or that before it; in_advance if not given.',
    example: 'in_advance',
    optional: true,
  })
  period?: RecurringPeriod;

  @OneOf(catchUps, {
    description:
      'Which dates are run that passed while nothing ran; all if not given. The others are skipped.',
    example: 'all',
    optional: true,
  })
  catch_up?: CatchUp;
}

export class CreateRecurringInvoiceDto extends UpdateRecurringInvoiceDto {
  static override readonly example: object = createRecurringInvoiceExample;

  @Day({
    description: 'No date before this day; today if not given. Days and weeks are counted from it.',
    example: '2026-12-31',
    optional: true,
  })
  start_on?: string;
}

export class ResumeRecurringInvoiceDto {
  static readonly example = { catch_up: 'latest' as const };

  @OneOf(catchUps, {
    description: 'Which dates are run that passed meanwhile; as it was said before if not given.',
    example: 'latest',
    optional: true,
  })
  catch_up?: CatchUp;
}
