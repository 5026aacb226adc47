<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The data export progress.
 *
 * @property-read int $done Rows that were written.
 * @property-read int|null $of All rows; null until they are counted.
 */
final class DataExportProgress extends Record
{
    public const SCHEMA = 'DataExportProgress';
}
