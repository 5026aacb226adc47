<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Customer is made of.
 */
final class Customer
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'name' => 'text',
        'email' => 'text',
        'phone' => 'text',
        'external_id' => 'text',
        'tax_ids' => 'TaxId[]',
        'billing_address' => 'Address',
        'shipping_address' => 'Address',
        'contacts' => 'Contact[]',
        'currency' => 'text',
        'locale' => 'text',
        'payment_terms' => 'PaymentTerms',
        'price_list_id' => 'text',
        'apply_credit' => 'text',
        'withholdings' => 'AgreedWithholding[]',
        'tax_exemption' => 'text',
        'trading_name' => 'text',
        'identifiers' => 'Identifier[]',
        'legal_registration' => 'Identifier',
        'electronic_address' => 'ElectronicAddress',
        'buyer_reference' => 'text',
        'buyer_accounting_reference' => 'text',
        'document_format' => 'text',
        'reminders' => 'text',
        'note' => 'text',
        'metadata' => 'text{}',
        'archived_at' => 'date-time',
        'merged_into' => 'text',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
