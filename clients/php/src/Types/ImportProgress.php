<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The import progress.
 *
 * @property-read int $done Rows that are through.
 * @property-read int $of All rows.
 */
final class ImportProgress extends Record
{
    public const SCHEMA = 'ImportProgress';
}
