<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What QuoteAcceptance is made of.
 */
final class QuoteAcceptance
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'subtotal' => 'decimal',
        'discount_total' => 'decimal',
        'charge_total' => 'decimal',
        'tax_total' => 'decimal',
        'total' => 'decimal',
        'tax_breakdown' => 'TaxGroup[]',
        'at' => 'date-time',
        'name' => 'text',
        'channel' => 'text',
        'email' => 'text',
        'link_id' => 'text',
        'address_hash' => 'text',
        'items' => 'text[]',
        'document_hash' => 'text',
        'terms_hash' => 'text',
    ];
}
