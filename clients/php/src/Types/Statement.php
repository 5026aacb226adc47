<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The statement.
 *
 * @property-read string $customer_id Whose account it is.
 * @property-read string $customer_name The name of the customer.
 * @property-read string $currency Of all amounts here.
 * @property-read string $from The first day.
 * @property-read string $to The last day.
 * @property-read string $as_of The day of the open invoices and the credit: the last one.
 * @property-read \DateTimeImmutable|null $known_at Only what had been recorded by this instant is told, if that was asked for.
 * @property-read string $time_zone Time zone of the organization, which decides the days.
 * @property-read numeric-string $opening_balance Owed before the first day; below zero, the customer had more.
 * @property-read numeric-string $debit_total The sum of the entries above zero.
 * @property-read numeric-string $credit_total The sum of the entries below zero, without the sign.
 * @property-read numeric-string $closing_balance Owed after the last day: what is open less the credit. Today it is what the balance says.
 * @property-read list<StatementEntry> $entries What happened, in order.
 * @property-read list<StatementInvoice> $open_invoices What was open at the end of the last day, first what is due first.
 * @property-read list<AgingBucket> $aging The same by age.
 * @property-read numeric-string $unapplied_credit What payments and credit notes had that settled nothing by then.
 */
final class Statement extends Record
{
    public const SCHEMA = 'Statement';
}
