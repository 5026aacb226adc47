<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The recurring calendar.
 *
 * @property-read list<RecurringDate> $data The dates, the soonest first.
 * @property-read bool $has_more Whether there are later ones that are not told.
 */
final class RecurringCalendar extends Record
{
    public const SCHEMA = 'RecurringCalendar';
}
