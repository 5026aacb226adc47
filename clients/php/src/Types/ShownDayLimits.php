<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The shown day limits.
 *
 * @property-read numeric-string|null $amount The sum of a day.
 * @property-read string|null $currency The currency of that sum.
 * @property-read int|null $count How many documents and bookings in a day.
 */
final class ShownDayLimits extends Record
{
    public const SCHEMA = 'ShownDayLimits';
}
