<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The withholding.
 *
 * @property-read string $name What the tax is called.
 * @property-read numeric-string $rate A percentage.
 * @property-read numeric-string $base The net that it is taken from.
 * @property-read numeric-string $amount What is withheld.
 */
final class Withholding extends Record
{
    public const SCHEMA = 'Withholding';
}
