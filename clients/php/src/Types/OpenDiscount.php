<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The open discount.
 *
 * @property-read numeric-string $percent As the payment terms name it.
 * @property-read numeric-string $amount What it takes off.
 * @property-read string $until Its last day.
 * @property-read numeric-string $pays What settles the invoice until then.
 */
final class OpenDiscount extends Record
{
    public const SCHEMA = 'OpenDiscount';
}
