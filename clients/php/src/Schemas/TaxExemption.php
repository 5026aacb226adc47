<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What TaxExemption is made of.
 *
 * @phpstan-type TaxExemptionFields array{
 *     category: 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M',
 *     rate?: numeric-string|int|null,
 *     reason?: string|null,
 *     code?: string|null,
 * }
 */
final class TaxExemption
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'category' => 'text',
        'rate' => 'decimal',
        'reason' => 'text',
        'code' => 'text',
    ];
}
