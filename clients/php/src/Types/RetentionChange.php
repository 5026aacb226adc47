<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The retention change.
 *
 * @property-read string $id The identifier.
 * @property-read RetentionYears $years For how many years each kind is kept now.
 */
final class RetentionChange extends Record
{
    public const SCHEMA = 'RetentionChange';
}
