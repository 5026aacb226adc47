<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A rule that gives dates.
 *
 * @property-read int $every Every so many units.
 * @property-read 'day'|'week'|'month'|'year'|string $unit What is counted.
 * @property-read list<'monday'|'tuesday'|'wednesday'|'thursday'|'friday'|'saturday'|'sunday'|string>|null $weekdays Of weeks: the days; else that of the first date.
 * @property-read int|null $day Of months and years: the day, or the last day of a month that is shorter; else that of the start.
 * @property-read 'monday'|'tuesday'|'wednesday'|'thursday'|'friday'|'saturday'|'sunday'|string|null $weekday Of months and years, in place of a day.
 * @property-read int|null $nth Which such weekday of the month; 5 is the last one, 1 if not given.
 * @property-read int|null $month Of years: the month; else that of the start.
 */
final class Recurrence extends Record
{
    public const SCHEMA = 'Recurrence';
}
