import { Day, Nested, OneOf, Text, Whole } from '../../../../platform/fields.js';
import { recurringPeriods, type RecurringPeriod } from '../domain/recurring-invoice.js';
import type { SaidRule } from '../domain/rule-terms.js';
import { RecurrenceDto } from './recurrence.dto.js';

/** As many runs as a schedule of every day has in 27 years. */
const RUNS_MAX = 9_999;

/** On which dates, and for which time. */
export class ScheduleDto implements SaidRule {
  @Nested(() => RecurrenceDto, { description: 'On which dates; or `rrule`.', optional: true })
  rule?: RecurrenceDto;

  @Text({
    description:
      'The rule as a text of RFC 5545, in place of `rule`: FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, COUNT, and ' +
      'UNTIL as a date. RFC 5545 leaves out the 31st where a month has none and `rule` takes the last day, so ' +
      'BYMONTHDAY 29 to 31 is refused; -1 is the last day.',
    example: 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=12',
    max: 200,
    optional: true,
  })
  rrule?: string;

  @Whole({ min: 1, max: RUNS_MAX }, { description: 'Ends after so many dates.', example: 12, optional: true })
  end_after?: number;

  @Day({ description: 'No date after this day.', example: '2027-12-31', optional: true })
  end_on?: string;

  @OneOf(recurringPeriods, {
    description: 'Whether the time from the date on is invoiced, or that before it; in_advance if not given.',
    example: 'in_advance',
    optional: true,
  })
  period?: RecurringPeriod;
}
