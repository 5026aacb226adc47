<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The currency payables.
 *
 * @property-read string $currency Of all amounts here.
 * @property-read numeric-string $due What is due on open and approved bills.
 * @property-read numeric-string $overdue The part of it whose due date has passed where you are.
 * @property-read numeric-string $disputed What disputed bills ask for besides.
 * @property-read numeric-string $credit What credit notes and payments have that settles nothing yet.
 * @property-read list<PayablesBucket> $aging Every bucket, from not due to the oldest.
 */
final class CurrencyPayables extends Record
{
    public const SCHEMA = 'CurrencyPayables';
}
