<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The expected reminder.
 *
 * @property-read int $level The step, from 1 on.
 * @property-read numeric-string $amount_due What is due.
 * @property-read string $currency A currency code of ISO 4217.
 * @property-read string $invoice_id The identifier of the invoice.
 * @property-read string $number The number of the invoice.
 * @property-read string $customer_id The identifier of the customer.
 * @property-read string $customer_name The customer’s name on the invoice.
 * @property-read string $due_date The last day to pay.
 * @property-read 'email'|'task'|string $channel A mail, or a task for a person.
 */
final class ExpectedReminder extends Record
{
    public const SCHEMA = 'ExpectedReminder';
}
