<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What TimeRange is made of.
 *
 * @phpstan-type TimeRangeFields array{
 *     gte?: \DateTimeInterface|string,
 *     gt?: \DateTimeInterface|string,
 *     lte?: \DateTimeInterface|string,
 *     lt?: \DateTimeInterface|string,
 * }
 */
final class TimeRange
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'gte' => 'date-time',
        'gt' => 'date-time',
        'lte' => 'date-time',
        'lt' => 'date-time',
    ];
}
