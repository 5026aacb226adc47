<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReportsRevenueQuery is made of.
 *
 * @phpstan-type ReportsRevenueQueryFields array{
 *     from?: string,
 *     to?: string,
 *     known_at?: \DateTimeInterface|string,
 * }
 */
final class ReportsRevenueQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'from' => 'text',
        'to' => 'text',
        'known_at' => 'date-time',
    ];
}
