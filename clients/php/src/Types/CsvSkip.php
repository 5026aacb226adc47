<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Which rows of a CSV file are not booked.
 *
 * @property-read string $column Header of the column.
 * @property-read string $value Rows with this value.
 */
final class CsvSkip extends Record
{
    public const SCHEMA = 'CsvSkip';
}
