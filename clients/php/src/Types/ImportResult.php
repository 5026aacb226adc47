<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The import result.
 *
 * @property-read int $created Rows that were created.
 * @property-read int $changed Rows whose customer or product was changed.
 * @property-read int $left Rows that were left out.
 * @property-read int $taken_back Those that were taken back.
 * @property-read int $kept Those that were not, because somebody has used or changed them since.
 */
final class ImportResult extends Record
{
    public const SCHEMA = 'ImportResult';
}
