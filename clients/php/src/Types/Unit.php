<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Unit.
 *
 * @property-read string $label As it is printed.
 * @property-read string|null $code UN/ECE Recommendation 20 code.
 */
final class Unit extends Record
{
    public const SCHEMA = 'Unit';
}
