<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CalculatedQuote is made of.
 */
final class CalculatedQuote
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'subtotal' => 'decimal',
        'discount_total' => 'decimal',
        'charge_total' => 'decimal',
        'tax_total' => 'decimal',
        'total' => 'decimal',
        'tax_breakdown' => 'TaxGroup[]',
        'customer_id' => 'text',
        'customer_name' => 'text',
        'currency' => 'text',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
        'tax_exemption_reason' => 'text',
        'tax_rounding' => 'text',
        'prices_include_tax' => 'boolean',
        'discounts' => 'AppliedDocumentAdjustment[]',
        'charges' => 'AppliedDocumentAdjustment[]',
        'total_excluding_tax' => 'decimal',
        'items' => 'CalculatedQuoteItem[]',
    ];
}
