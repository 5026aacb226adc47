<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The api key usage.
 *
 * @property-read ShownLimits|null $limits The limits; null for none.
 * @property-read int $limits_version The version of these limits.
 * @property-read string $day The day that it is where the organization is.
 * @property-read list<ShownAmount> $amounts What was done today, by currency.
 * @property-read int $count How many documents and bookings today.
 * @property-read numeric-string|null $left_amount What is left today of the amount of a day; null without such a limit.
 * @property-read int|null $left_count What is left today of the number of a day; null without such a limit.
 * @property-read string $api_key_id The API key.
 */
final class ApiKeyUsage extends Record
{
    public const SCHEMA = 'ApiKeyUsage';
}
