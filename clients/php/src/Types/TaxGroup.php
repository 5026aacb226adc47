<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * TaxGroup.
 *
 * @property-read numeric-string $rate Tax rate as a percentage.
 * @property-read numeric-string $taxable Sum of the lines of this rate.
 * @property-read numeric-string $tax Tax on it, rounded once.
 */
final class TaxGroup extends Record
{
    public const SCHEMA = 'TaxGroup';
}
