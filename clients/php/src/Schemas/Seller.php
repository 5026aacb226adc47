<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Seller is made of.
 */
final class Seller
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'trading_name' => 'text',
        'identifiers' => 'Identifier[]',
        'legal_registration' => 'Identifier',
        'electronic_address' => 'ElectronicAddress',
        'contact' => 'ContactPerson',
        'name' => 'text',
        'address' => 'Address',
        'tax_ids' => 'TaxId[]',
        'bank_details' => 'BankDetails',
        'email' => 'text',
        'phone' => 'text',
        'legal_info' => 'text',
        'tax_representative' => 'TaxRepresentative',
    ];
}
