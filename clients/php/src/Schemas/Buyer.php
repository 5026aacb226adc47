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
        'name' => 'text',
        'email' => 'text',
        'billing_address' => 'Address',
        'shipping_address' => 'Address',
        'tax_ids' => 'TaxId[]',
    ];
}
