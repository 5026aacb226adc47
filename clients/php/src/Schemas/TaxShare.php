<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What TaxShare is made of.
 */
final class TaxShare
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'category' => 'text',
        'rate' => 'decimal',
        'amount' => 'decimal',
        'base_amount' => 'decimal',
    ];
}
