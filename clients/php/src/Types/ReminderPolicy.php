<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The reminder policy.
 *
 * @property-read int $version Counts the changes.
 * @property-read bool $enabled Whether reminders go out by themselves.
 * @property-read string $send_at The time of day, where the organization is.
 * @property-read bool $business_days_only Not on Saturdays and Sundays, or on the days off of `holidays_of`.
 * @property-read string|null $holidays_of A country or a region of ISO 3166.
 * @property-read numeric-string|null $min_amount Less than this is not asked for.
 * @property-read list<ReminderLevel> $levels The steps, in their order.
 */
final class ReminderPolicy extends Record
{
    public const SCHEMA = 'ReminderPolicy';
}
