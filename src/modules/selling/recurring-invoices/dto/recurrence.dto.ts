import {
  LAST_NTH,
  recurrenceUnits,
  weekdays,
  type Recurrence,
  type Weekday,
} from '../../../../kernel/time/recurrence.js';
import { OneOf, TextList, Whole } from '../../../../platform/fields.js';

/** More days than a week has would repeat. */
const WEEKDAYS_MAX = 7;

const aWeekday = {
  min: 1,
  max: WEEKDAYS_MAX,
  accepts: (text: string) => (weekdays as readonly string[]).includes(text),
  detail: `Days such as monday were expected: ${weekdays.join(', ')}.`,
};

export class RecurrenceDto implements Recurrence {
  @Whole({ min: 1, max: 99 }, { description: 'Every so many units.', example: 1 })
  every!: number;

  @OneOf(recurrenceUnits, { description: 'What is counted.', example: 'month' })
  unit!: (typeof recurrenceUnits)[number];

  @TextList(aWeekday, {
    description: 'Of weeks: the days; else that of the first date.',
    example: ['monday', 'thursday'],
    items: { enum: [...weekdays] },
    optional: true,
  })
  weekdays?: Weekday[];

  @Whole(
    { min: 1, max: 31 },
    {
      description:
        'Of months and years: the day, or the last day of a month that is shorter; else that of the start.',
      example: 31,
      optional: true,
    },
  )
  day?: number;

  @OneOf(weekdays, {
    description: 'Of months and years, in place of a day.',
    example: 'friday',
    optional: true,
  })
  weekday?: Weekday;

  @Whole(
    { min: 1, max: LAST_NTH },
    {
      description: 'Which such weekday of the month; 5 is the last one, 1 if not given.',
      example: 5,
      optional: true,
    },
  )
  nth?: number;

  @Whole(
    { min: 1, max: 12 },
    { description: 'Of years: the month; else that of the start.', optional: true, example: 1 },
  )
  month?: number;
}
