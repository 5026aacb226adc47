<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ProductPrice is made of.
 */
final class ProductPrice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'product_id' => 'text',
        'customer_id' => 'text',
        'quantity' => 'decimal',
        'on' => 'date',
        'currency' => 'text',
        'price' => 'decimal',
        'prices_include_tax' => 'boolean',
        'price_source' => 'PriceSource',
        'no_price' => 'NoPrice',
    ];
}
