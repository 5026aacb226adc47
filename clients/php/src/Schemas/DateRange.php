<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DateRange is made of.
 *
 * @phpstan-type DateRangeFields array{
 *     gte?: \DateTimeInterface|string,
 *     gt?: \DateTimeInterface|string,
 *     lte?: \DateTimeInterface|string,
 *     lt?: \DateTimeInterface|string,
 * }
 */
final class DateRange
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'gte' => 'date',
        'gt' => 'date',
        'lte' => 'date',
        'lt' => 'date',
    ];
}
