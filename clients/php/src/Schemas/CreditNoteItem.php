<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreditNoteItem is made of.
 */
final class CreditNoteItem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'item_id' => 'text',
        'description' => 'text',
        'product_name' => 'text',
        'item_description' => 'text',
        'note' => 'text',
        'unit' => 'Unit',
        'price' => 'decimal',
        'price_base_quantity' => 'decimal',
        'service_period' => 'Period',
        'quantity' => 'decimal',
        'amount' => 'decimal',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
    ];
}
