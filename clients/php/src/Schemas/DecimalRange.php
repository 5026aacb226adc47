<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DecimalRange is made of.
 *
 * @phpstan-type DecimalRangeFields array{
 *     gte?: numeric-string|int,
 *     gt?: numeric-string|int,
 *     lte?: numeric-string|int,
 *     lt?: numeric-string|int,
 * }
 */
final class DecimalRange
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'gte' => 'decimal',
        'gt' => 'decimal',
        'lte' => 'decimal',
        'lt' => 'decimal',
    ];
}
