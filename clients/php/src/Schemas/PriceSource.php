<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PriceSource is made of.
 */
final class PriceSource
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'from' => 'text',
        'price_list_id' => 'text',
        'min_quantity' => 'decimal',
        'discount_percent' => 'decimal',
    ];
}
