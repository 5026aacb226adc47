<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The revenue sums.
 *
 * @property-read numeric-string $net Without tax.
 * @property-read numeric-string $tax The tax.
 * @property-read numeric-string $total With tax.
 */
final class RevenueSums extends Record
{
    public const SCHEMA = 'RevenueSums';
}
