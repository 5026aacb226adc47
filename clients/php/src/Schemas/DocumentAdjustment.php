<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DocumentAdjustment is made of.
 *
 * @phpstan-type DocumentAdjustmentFields array{
 *     percent?: numeric-string|int|null,
 *     amount?: numeric-string|int|null,
 *     base_amount?: numeric-string|int|null,
 *     reason_code?: string|null,
 *     reason?: string|null,
 *     tax_rate?: numeric-string|int|null,
 *     tax_category?: 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|null,
 * }
 */
final class DocumentAdjustment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'percent' => 'decimal',
        'amount' => 'decimal',
        'base_amount' => 'decimal',
        'reason_code' => 'text',
        'reason' => 'text',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
    ];
}
