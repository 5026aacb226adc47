<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What ImportStatement is made of.
 *
 * @phpstan-import-type CsvMappingFields from CsvMapping
 * @phpstan-type ImportStatementFields array{
 *     content: string,
 *     dry_run?: bool|null,
 *     csv_mapping?: CsvMappingFields|Record|null,
 * }
 */
final class ImportStatement
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'content' => 'text',
        'dry_run' => 'boolean',
        'csv_mapping' => 'CsvMapping',
    ];
}
