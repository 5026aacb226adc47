<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Supplier is made of.
 */
final class Supplier
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'currency' => 'text',
        'archived_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
        'name' => 'text',
        'trading_name' => 'text',
        'email' => 'text',
        'phone' => 'text',
        'external_id' => 'text',
        'our_number' => 'text',
        'tax_ids' => 'TaxId[]',
        'legal_registration' => 'Identifier',
        'electronic_address' => 'ElectronicAddress',
        'address' => 'Address',
        'bank_accounts' => 'SupplierAccount[]',
        'payment_terms' => 'PaymentTerms',
        'note' => 'text',
        'metadata' => 'text{}',
    ];
}
