<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A discount or a charge on a line, with the amount that it came to.
 *
 * @property-read numeric-string|null $percent Null: an amount was given.
 * @property-read numeric-string $amount What it comes to; with tax where prices include it.
 * @property-read string|null $reason Why.
 * @property-read numeric-string|null $base_amount What the percentage is of, where it was given.
 * @property-read string|null $reason_code Code of the reason, where it was given.
 */
final class AppliedAdjustment extends Record
{
    public const SCHEMA = 'AppliedAdjustment';
}
