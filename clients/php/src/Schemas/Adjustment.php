<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Adjustment is made of.
 *
 * @phpstan-type AdjustmentFields array{
 *     percent?: numeric-string|int|null,
 *     amount?: numeric-string|int|null,
 *     base_amount?: numeric-string|int|null,
 *     reason_code?: string|null,
 *     reason?: string|null,
 * }
 */
final class Adjustment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'percent' => 'decimal',
        'amount' => 'decimal',
        'base_amount' => 'decimal',
        'reason_code' => 'text',
        'reason' => 'text',
    ];
}
