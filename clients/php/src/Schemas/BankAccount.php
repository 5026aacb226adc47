<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BankAccount is made of.
 */
final class BankAccount
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'name' => 'text',
        'currency' => 'text',
        'iban' => 'text',
        'account_number' => 'text',
        'bic' => 'text',
        'csv_mapping' => 'CsvMapping',
        'auto_certain' => 'boolean',
        'note' => 'text',
        'metadata' => 'text{}',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
