<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The expected reminder.
 *
 * @property-read 'email'|'task'|string $channel A mail, or a task for a person.
 * @property-read int $level The highest step of its invoices.
 * @property-read string $customer_id The identifier of the customer.
 * @property-read string $customer_name The customer’s name on the invoice.
 * @property-read string $currency A currency code of ISO 4217.
 * @property-read numeric-string $amount_due What is due of all of them.
 * @property-read numeric-string|null $fee What is asked for beside it.
 * @property-read list<ExpectedInvoice> $invoices Those of one mail, the longest overdue first; a task has one.
 */
final class ExpectedReminder extends Record
{
    public const SCHEMA = 'ExpectedReminder';
}
