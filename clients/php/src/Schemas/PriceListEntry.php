<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PriceListEntry is made of.
 */
final class PriceListEntry
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'product_id' => 'text',
        'price' => 'decimal',
        'min_quantity' => 'decimal',
    ];
}
