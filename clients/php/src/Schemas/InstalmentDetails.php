<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What InstalmentDetails is made of.
 *
 * @phpstan-type InstalmentDetailsFields array{
 *     percent?: numeric-string|int|null,
 *     amount?: numeric-string|int|null,
 *     days?: int|null,
 *     due_date?: \DateTimeInterface|string|null,
 * }
 */
final class InstalmentDetails
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'percent' => 'decimal',
        'amount' => 'decimal',
        'days' => 'integer',
        'due_date' => 'date',
    ];
}
