<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CalculatedQuoteItem is made of.
 */
final class CalculatedQuoteItem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'product_id' => 'text',
        'product_name' => 'text',
        'description' => 'text',
        'quantity' => 'decimal',
        'unit' => 'Unit',
        'price' => 'decimal',
        'price_source' => 'PriceSource',
        'price_base_quantity' => 'decimal',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
        'gross' => 'decimal',
        'discounts' => 'AppliedAdjustment[]',
        'charges' => 'AppliedAdjustment[]',
        'net' => 'decimal',
        'taxable' => 'decimal',
        'optional' => 'boolean',
        'group' => 'text',
        'chosen' => 'boolean',
    ];
}
