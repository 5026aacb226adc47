<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The import totals.
 *
 * @property-read string $currency Their currency.
 * @property-read int $year In which they were issued.
 * @property-read int $invoices How many invoices.
 * @property-read numeric-string $net Without tax.
 * @property-read numeric-string $tax Tax, as the documents have it.
 * @property-read numeric-string $total With tax, as the documents have it.
 * @property-read numeric-string $paid What was paid.
 * @property-read numeric-string $due What is still due.
 * @property-read numeric-string $calculated_tax What the lines make of the tax.
 * @property-read numeric-string $calculated_total What the lines make of the total.
 */
final class ImportTotals extends Record
{
    public const SCHEMA = 'ImportTotals';
}
