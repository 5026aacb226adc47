<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UpdateBankAccount is made of.
 *
 * @phpstan-import-type CsvMappingFields from CsvMapping
 * @phpstan-type UpdateBankAccountFields array{
 *     name: string,
 *     iban?: string|null,
 *     account_number?: string|null,
 *     bic?: string|null,
 *     csv_mapping?: CsvMappingFields|Record|null,
 *     auto_certain?: bool|null,
 *     note?: string|null,
 *     metadata?: array<string, string>|null,
 * }
 */
final class UpdateBankAccount
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'iban' => 'text',
        'account_number' => 'text',
        'bic' => 'text',
        'csv_mapping' => 'CsvMapping',
        'auto_certain' => 'boolean',
        'note' => 'text',
        'metadata' => 'text{}',
    ];
}
