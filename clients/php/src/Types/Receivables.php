<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What customers owe, by currency and by age.
 *
 * @property-read string $as_of The day that all of it is of: today where the organization is, or the day that was asked for.
 * @property-read \DateTimeImmutable|null $known_at Only what had been recorded by this instant is told, if that was asked for.
 * @property-read string $time_zone Time zone of the organization.
 * @property-read list<CurrencyReceivables> $data One entry per currency; the organization’s own comes first and is always there.
 */
final class Receivables extends Record
{
    public const SCHEMA = 'Receivables';
}
