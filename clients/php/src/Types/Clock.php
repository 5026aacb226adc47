<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The clock.
 *
 * @property-read 'live'|'test'|string $mode Whether the books count, or are for trying.
 * @property-read \DateTimeImmutable $now The instant that the books go by.
 * @property-read string $today The day of the books, in the time zone of the organization.
 * @property-read string $time_zone That of the organization, an IANA name.
 * @property-read int $ahead_seconds How many seconds the clock is ahead of real time. Always 0 for live books.
 */
final class Clock extends Record
{
    public const SCHEMA = 'Clock';
}
