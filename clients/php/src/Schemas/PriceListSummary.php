<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PriceListSummary is made of.
 */
final class PriceListSummary
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'name' => 'text',
        'currency' => 'text',
        'prices_include_tax' => 'boolean',
        'valid_from' => 'date',
        'valid_until' => 'date',
        'base_list_id' => 'text',
        'discount_percent' => 'decimal',
        'note' => 'text',
        'metadata' => 'text{}',
        'archived_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
