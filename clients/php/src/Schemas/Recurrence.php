<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Recurrence is made of.
 *
 * @phpstan-type RecurrenceFields array{
 *     every: int,
 *     unit: 'day'|'week'|'month'|'year',
 *     weekdays?: list<'monday'|'tuesday'|'wednesday'|'thursday'|'friday'|'saturday'|'sunday'>|null,
 *     day?: int|null,
 *     weekday?: 'monday'|'tuesday'|'wednesday'|'thursday'|'friday'|'saturday'|'sunday'|null,
 *     nth?: int|null,
 *     month?: int|null,
 * }
 */
final class Recurrence
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'every' => 'integer',
        'unit' => 'text',
        'weekdays' => 'text[]',
        'day' => 'integer',
        'weekday' => 'text',
        'nth' => 'integer',
        'month' => 'integer',
    ];
}
