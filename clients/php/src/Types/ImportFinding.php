<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The import finding.
 *
 * @property-read int $row The line of the file where the row begins, or its place among the rows; from 1.
 * @property-read string|null $column The header of the column, if it is about one.
 * @property-read string $pointer The field within the row, as creating it names it.
 * @property-read 'fault'|'note'|string $severity `fault`: the row is refused. `note`: something that one should know.
 * @property-read string $code For programs.
 * @property-read string $detail For people.
 * @property-read string|null $existing_id What is there already, if that is the point.
 */
final class ImportFinding extends Record
{
    public const SCHEMA = 'ImportFinding';
}
