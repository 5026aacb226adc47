<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What is counted: a label, and its code of UN/ECE Recommendation 20.
 *
 * @property-read string $label As it is printed.
 * @property-read string|null $code UN/ECE Recommendation 20 code.
 */
final class Unit extends Record
{
    public const SCHEMA = 'Unit';
}
