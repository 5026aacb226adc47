<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What PatchProduct is made of.
 *
 * @phpstan-import-type UnitFields from Unit
 * @phpstan-type PatchProductFields array{
 *     name?: string|null,
 *     sku?: string|null,
 *     gtin?: string|null,
 *     description?: string|null,
 *     price?: numeric-string|int|null,
 *     currency?: string|null,
 *     tax_rate?: numeric-string|int|null,
 *     tax_category?: 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|null,
 *     unit?: UnitFields|Record|null,
 *     active?: bool|null,
 *     metadata?: array<string, string|null>|null,
 * }
 */
final class PatchProduct
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'sku' => 'text',
        'gtin' => 'text',
        'description' => 'text',
        'price' => 'decimal',
        'currency' => 'text',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
        'unit' => 'Unit',
        'active' => 'boolean',
        'metadata' => 'text{}',
    ];
}
