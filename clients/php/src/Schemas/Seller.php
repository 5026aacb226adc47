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
        'name' => 'text',
        'address' => 'Address',
        'tax_ids' => 'TaxId[]',
        'bank_details' => 'BankDetails',
        'email' => 'text',
        'phone' => 'text',
    ];
}
