<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BillLine is made of.
 */
final class BillLine
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'description' => 'text',
        'quantity' => 'decimal',
        'unit' => 'text',
        'price' => 'decimal',
        'net' => 'decimal',
        'category' => 'text',
        'rate' => 'decimal',
    ];
}
