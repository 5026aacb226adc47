<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A tax number.
 *
 * @property-read string $type What kind of number it is.
 * @property-read string $value The number.
 */
final class TaxId extends Record
{
    public const SCHEMA = 'TaxId';
}
