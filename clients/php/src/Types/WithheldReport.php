<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The withheld report.
 *
 * @property-read string $year Of the issue dates.
 * @property-read list<CurrencyWithheld> $data One for each currency.
 */
final class WithheldReport extends Record
{
    public const SCHEMA = 'WithheldReport';
}
