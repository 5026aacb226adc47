<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Quote is made of.
 */
final class Quote
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'subtotal' => 'decimal',
        'discount_total' => 'decimal',
        'charge_total' => 'decimal',
        'tax_total' => 'decimal',
        'total' => 'decimal',
        'tax_breakdown' => 'TaxGroup[]',
        'id' => 'text',
        'version' => 'integer',
        'status' => 'text',
        'available_actions' => 'text[]',
        'number' => 'text',
        'revision' => 'integer',
        'revises_quote_id' => 'text',
        'superseded_by_quote_id' => 'text',
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
        'issue_date' => 'date',
        'valid_until' => 'date',
        'reference' => 'text',
        'note' => 'text',
        'message' => 'text',
        'metadata' => 'text{}',
        'acceptance' => 'QuoteAcceptance',
        'decline_reason' => 'text',
        'issued_at' => 'date-time',
        'sent_at' => 'date-time',
        'viewed_at' => 'date-time',
        'closed_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
        'terms' => 'text',
        'seller' => 'Seller',
        'buyer' => 'Buyer',
        'items' => 'QuoteItem[]',
    ];
}
