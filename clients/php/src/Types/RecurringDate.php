<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The recurring date.
 *
 * @property-read int $occurrence Its number, from 1.
 * @property-read string $planned_on The date by the rule.
 * @property-read bool $is_weekend Whether it is a Saturday or a Sunday.
 * @property-read bool $is_bank_holiday Whether banks settle no euro on it though it may be a weekday: New Year, Good Friday, Easter Monday, 1 May, 25 and 26 December.
 * @property-read numeric-string|null $total What an invoice comes to, as far as is known; null where it would be refused.
 * @property-read string|null $currency Of the total.
 * @property-read string $recurring_invoice_id Which one runs then.
 * @property-read string $name What you call it.
 * @property-read string $customer_id Who is to pay.
 */
final class RecurringDate extends Record
{
    public const SCHEMA = 'RecurringDate';
}
