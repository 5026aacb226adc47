<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ImportedStatement is made of.
 */
final class ImportedStatement
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'bank_account_id' => 'text',
        'kind' => 'text',
        'file_sha256' => 'text',
        'position' => 'integer',
        'statement_id' => 'text',
        'sequence' => 'text',
        'from_on' => 'date',
        'to_on' => 'date',
        'opening_on' => 'date',
        'opening_balance' => 'decimal',
        'closing_on' => 'date',
        'closing_balance' => 'decimal',
        'is_closing_final' => 'boolean',
        'is_balanced' => 'boolean',
        'is_reversal_turned' => 'boolean',
        'new_lines' => 'integer',
        'known_lines' => 'integer',
        'filled_lines' => 'integer',
        'left_out' => 'integer',
        'id' => 'text',
        'findings' => 'StatementFinding[]',
    ];
}
