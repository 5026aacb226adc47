<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The part of a discount or charge that falls to one tax group, without tax.
 *
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string $category Tax category of EN 16931.
 * @property-read numeric-string $rate Tax rate as a percentage.
 * @property-read numeric-string $amount What falls into the tax group, without tax.
 * @property-read numeric-string $base_amount The whole that it is a part of: the lines of the group, without tax.
 */
final class TaxShare extends Record
{
    public const SCHEMA = 'TaxShare';
}
