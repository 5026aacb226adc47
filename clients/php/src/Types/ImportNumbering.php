<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The import numbering.
 *
 * @property-read string $last_number The latest number of the file.
 * @property-read string $next_number What the next one would be today.
 * @property-read string $format How the numbers are written.
 * @property-read 'never'|'yearly'|'monthly'|string $reset When the count begins again.
 * @property-read int $first_number The count of the next one.
 */
final class ImportNumbering extends Record
{
    public const SCHEMA = 'ImportNumbering';
}
