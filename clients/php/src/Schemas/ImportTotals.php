<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ImportTotals is made of.
 */
final class ImportTotals
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'currency' => 'text',
        'year' => 'integer',
        'invoices' => 'integer',
        'net' => 'decimal',
        'tax' => 'decimal',
        'total' => 'decimal',
        'paid' => 'decimal',
        'due' => 'decimal',
        'calculated_tax' => 'decimal',
        'calculated_total' => 'decimal',
    ];
}
