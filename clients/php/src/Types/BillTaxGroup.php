<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bill tax group.
 *
 * @property-read string $category Category of UNTDID 5305.
 * @property-read numeric-string|null $rate As a percentage.
 * @property-read numeric-string $taxable What the tax is due on.
 * @property-read numeric-string $tax The tax.
 */
final class BillTaxGroup extends Record
{
    public const SCHEMA = 'BillTaxGroup';
}
