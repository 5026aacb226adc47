<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What InvoiceItem is made of.
 */
final class InvoiceItem
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
        'above' => 'TextAbove[]',
        'below' => 'TextBelow[]',
        'note' => 'text',
        'buyer_item_id' => 'text',
        'standard_id' => 'Identifier',
        'classifications' => 'Classification[]',
        'origin_country' => 'text',
        'attributes' => 'Attribute[]',
        'order_line_reference' => 'text',
        'buyer_accounting_reference' => 'text',
        'invoiced_object' => 'Identifier',
        'service_period' => 'Period',
        'withholdable' => 'boolean',
        'sku' => 'text',
        'list_price' => 'decimal',
        'price_discount' => 'decimal',
        'id' => 'text',
        'quote_item_id' => 'text',
    ];
}
