<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bill line.
 *
 * @property-read string|null $description What it is for.
 * @property-read numeric-string|null $quantity How much.
 * @property-read string|null $unit Code of UN/ECE Recommendation 20 or 21.
 * @property-read numeric-string|null $price Of a unit, without tax.
 * @property-read numeric-string|null $net What the line comes to, without tax.
 * @property-read string|null $category Category of its tax.
 * @property-read numeric-string|null $rate Rate of its tax.
 */
final class BillLine extends Record
{
    public const SCHEMA = 'BillLine';
}
