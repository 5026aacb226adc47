<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What each column of a CSV file means.
 *
 * @property-read ','|';'|'	'|string $separator What stands between two values.
 * @property-read ','|'.'|string $decimal What stands before the decimals of an amount.
 * @property-read 'dmy'|'mdy'|'ymd'|string $dates The order of day, month and year in dates.
 * @property-read array<string, string> $columns The header of the column with each meaning, or its place, such as `#5`, from 1. `booked_on` and `amount` are needed, or `debit` and `credit` in place of the amount.
 * @property-read CsvSkip|null $skip Which rows are not booked.
 */
final class CsvMapping extends Record
{
    public const SCHEMA = 'CsvMapping';
}
