<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PriceListEntryDetails is made of.
 *
 * @phpstan-type PriceListEntryDetailsFields array{
 *     product_id: string,
 *     price: numeric-string|int,
 *     min_quantity?: numeric-string|int|null,
 * }
 */
final class PriceListEntryDetails
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'product_id' => 'text',
        'price' => 'decimal',
        'min_quantity' => 'decimal',
    ];
}
