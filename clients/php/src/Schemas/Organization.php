<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Organization is made of.
 */
final class Organization
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'name' => 'text',
        'mode' => 'text',
        'legal_name' => 'text',
        'address' => 'Address',
        'tax_ids' => 'TaxId[]',
        'bank_details' => 'BankDetails',
        'email' => 'text',
        'phone' => 'text',
        'identifiers' => 'Identifier[]',
        'legal_registration' => 'Identifier',
        'legal_info' => 'text',
        'electronic_address' => 'ElectronicAddress',
        'contact' => 'ContactPerson',
        'tax_representative' => 'TaxRepresentative',
        'currency' => 'text',
        'time_zone' => 'text',
        'payment_terms' => 'PaymentTerms',
        'tax_rounding' => 'text',
        'apply_credit' => 'text',
        'send_receipts' => 'text',
        'settling' => 'Settling',
        'numbering' => 'Numbering',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
