<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CsvSkip is made of.
 *
 * @phpstan-type CsvSkipFields array{
 *     column: string,
 *     value: string,
 * }
 */
final class CsvSkip
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'column' => 'text',
        'value' => 'text',
    ];
}
