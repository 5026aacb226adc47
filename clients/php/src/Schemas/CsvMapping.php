<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CsvMapping is made of.
 *
 * @phpstan-import-type CsvSkipFields from CsvSkip
 * @phpstan-type CsvMappingFields array{
 *     separator: ','|';'|'	',
 *     decimal: ','|'.',
 *     dates: 'dmy'|'mdy'|'ymd',
 *     columns: array<string, string>,
 *     skip?: CsvSkipFields|Record|null,
 * }
 */
final class CsvMapping
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'separator' => 'text',
        'decimal' => 'text',
        'dates' => 'text',
        'columns' => 'text{}',
        'skip' => 'CsvSkip',
    ];
}
