import { Day, Id, Nested, OneOf, Text } from '../../../../platform/fields.js';
import { customers } from '../../../books/customers/customers.resource.js';
import { InvoiceContentDto } from '../../../books/invoices/index.js';
import type { CopyWishes } from '../domain/copied-details.js';
import {
  catchUps,
  recurringActions,
  recurringPrices,
  type CatchUp,
  type RecurringAction,
  type RecurringPrices,
  type RecurringTerms,
} from '../domain/recurring-invoice.js';
import {
  createRecurringInvoiceExample,
  updateRecurringInvoiceExample,
} from '../recurring-invoices.examples.js';
import { ScheduleDto } from './schedule.dto.js';

const time = { pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]$/, detail: 'A time such as 06:00 was expected.' };

export class UpdateRecurringInvoiceDto extends ScheduleDto implements RecurringTerms {
  static readonly example: object = updateRecurringInvoiceExample;

  @Text({ description: 'What you call it.', example: 'Hosting', max: 255 })
  name!: string;

  @Nested(() => InvoiceContentDto, {
    description:
      'What each run makes an invoice of: what creating an invoice takes, without dates, service period and prepaid ' +
      'amount. In message, descriptions and what stands around lines, `{{period.from}}`, `{{period.to}}`, ' +
      '`{{month}}`, `{{quarter}}`, `{{year}}` and `{{number_of_run}}` are filled in, in the language of the customer.',
  })
  content!: InvoiceContentDto;

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
    description:
      'Prices as they are here, or as they are found now where there are none; or those at the run, of the ' +
      'customer’s price list or the products. Fixed if not given.',
    example: 'fixed',
    optional: true,
  })
  prices?: RecurringPrices;

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

export class DuplicateRecurringInvoiceDto implements CopyWishes {
  static readonly example = { name: 'Hosting of the new shop' };

  @Text({
    description: 'What you call it; else as the source.',
    example: 'Hosting',
    max: 255,
    optional: true,
  })
  name?: string;

  @Id(customers, { description: 'Who is to pay; else the customer of the source.', optional: true })
  customer_id?: string;

  @Day({
    description: 'No date before this day; else the next date of the source, or today.',
    example: '2099-12-31',
    optional: true,
  })
  start_on?: string;
}
