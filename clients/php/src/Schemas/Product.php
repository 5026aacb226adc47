<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Product is made of.
 */
final class Product
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
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
        'archived_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
