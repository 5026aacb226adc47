<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The moved clock.
 *
 * @property-read 'live'|'test'|string $mode Whether the books count, or are for trying.
 * @property-read \DateTimeImmutable $now The instant that the books go by.
 * @property-read string $today The day of the books, in the time zone of the organization.
 * @property-read string $time_zone That of the organization, an IANA name.
 * @property-read int $ahead_seconds How many seconds the clock is ahead of real time. Always 0 for live books.
 * @property-read int $jobs_run How many jobs of the books were run on the way.
 * @property-read int $jobs_failed How many of them have failed. They are tried again, like every job that fails.
 * @property-read bool $is_settled Whether everything that follows was done before the answer, such as deliveries to webhooks. Else it goes on: receivers may take long.
 */
final class MovedClock extends Record
{
    public const SCHEMA = 'MovedClock';
}
