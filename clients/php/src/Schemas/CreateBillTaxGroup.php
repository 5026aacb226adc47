<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateBillTaxGroup is made of.
 *
 * @phpstan-type CreateBillTaxGroupFields array{
 *     category: 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M',
 *     rate?: numeric-string|int|null,
 *     taxable: numeric-string|int,
 *     tax: numeric-string|int,
 * }
 */
final class CreateBillTaxGroup
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'category' => 'text',
        'rate' => 'decimal',
        'taxable' => 'decimal',
        'tax' => 'decimal',
    ];
}
