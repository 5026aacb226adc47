<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The payables.
 *
 * @property-read string $as_of Today where the organization is.
 * @property-read string $time_zone Time zone of the organization.
 * @property-read list<CurrencyPayables> $data One entry per currency, in their order.
 */
final class Payables extends Record
{
    public const SCHEMA = 'Payables';
}
