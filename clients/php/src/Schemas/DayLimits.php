<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DayLimits is made of.
 *
 * @phpstan-type DayLimitsFields array{
 *     amount?: numeric-string|int|null,
 *     currency?: string|null,
 *     count?: int|null,
 * }
 */
final class DayLimits
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'amount' => 'decimal',
        'currency' => 'text',
        'count' => 'integer',
    ];
}
