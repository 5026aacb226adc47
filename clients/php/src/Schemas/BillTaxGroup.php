<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BillTaxGroup is made of.
 */
final class BillTaxGroup
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'category' => 'text',
        'rate' => 'decimal',
        'taxable' => 'decimal',
        'tax' => 'decimal',
    ];
}
