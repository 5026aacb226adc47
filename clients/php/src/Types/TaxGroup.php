<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The amounts of one tax category and rate.
 *
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string $category Tax category of EN 16931.
 * @property-read numeric-string $rate Tax rate as a percentage.
 * @property-read numeric-string $taxable Sum of the lines of this tax, with their part of the invoice’s discounts and charges.
 * @property-read numeric-string $tax Tax on it.
 * @property-read string|null $exemption_reason Why no tax is charged, where a reason is required.
 * @property-read string|null $exemption_code The same as a code of the VATEX list, where it was given.
 */
final class TaxGroup extends Record
{
    public const SCHEMA = 'TaxGroup';
}
