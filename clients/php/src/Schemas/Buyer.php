<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Buyer is made of.
 */
final class Buyer
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'trading_name' => 'text',
        'identifiers' => 'Identifier[]',
        'legal_registration' => 'Identifier',
        'electronic_address' => 'ElectronicAddress',
        'contact' => 'ContactPerson',
        'name' => 'text',
        'email' => 'text',
        'billing_address' => 'Address',
        'shipping_address' => 'Address',
        'tax_ids' => 'TaxId[]',
        'buyer_reference' => 'text',
        'buyer_accounting_reference' => 'text',
        'locale' => 'text',
        'document_format' => 'text',
    ];
}
