<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BankBalance is made of.
 */
final class BankBalance
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'bank_statement_id' => 'text',
        'day' => 'date',
        'balance' => 'decimal',
        'by_lines' => 'decimal',
        'difference' => 'decimal',
    ];
}
