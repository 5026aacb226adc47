<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The receivables in one currency.
 *
 * @property-read string $currency Of all amounts here.
 * @property-read numeric-string $due What is due on open invoices, overdue ones among them.
 * @property-read numeric-string $overdue What is due on invoices whose due date has passed.
 * @property-read int $open_invoices Open invoices, overdue ones among them.
 * @property-read int $overdue_invoices Invoices whose due date has passed.
 * @property-read list<AgingBucket> $aging Every bucket, from not due to the oldest.
 * @property-read numeric-string $unapplied_credit What customers have to their credit: of payments and credit notes, not settling an invoice yet.
 */
final class CurrencyReceivables extends Record
{
    public const SCHEMA = 'CurrencyReceivables';
}
