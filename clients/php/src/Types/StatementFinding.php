<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Something in a statement that is worth a look.
 *
 * @property-read 'lines_missing'|'reference_damaged'|string $code What was found.
 * @property-read int $count How many lines.
 * @property-read string $day The first day of them.
 */
final class StatementFinding extends Record
{
    public const SCHEMA = 'StatementFinding';
}
