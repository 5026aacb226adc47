<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Who represents the seller before the tax office.
 *
 * @property-read string $name Name of the representative.
 * @property-read string $tax_id VAT number of the representative.
 * @property-read Address|null $address Address of the representative.
 */
final class TaxRepresentative extends Record
{
    public const SCHEMA = 'TaxRepresentative';
}
