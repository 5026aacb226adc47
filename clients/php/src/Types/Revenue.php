<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What was invoiced, credited, received and refunded, by currency and month.
 *
 * @property-read string $from The first month.
 * @property-read string $to The last month.
 * @property-read \DateTimeImmutable|null $known_at Only what had been recorded by this instant is told, if that was asked for.
 * @property-read list<CurrencyRevenue> $data One entry per currency, with its figures over all months; the organization’s own comes first and is always there.
 */
final class Revenue extends Record
{
    public const SCHEMA = 'Revenue';
}
