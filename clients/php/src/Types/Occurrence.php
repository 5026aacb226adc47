<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A date to come of a recurring invoice.
 *
 * @property-read int $occurrence Its number, from 1.
 * @property-read string $planned_on The date by the rule.
 * @property-read bool $is_weekend Whether it is a Saturday or a Sunday.
 * @property-read bool $is_bank_holiday Whether banks settle no euro on it though it may be a weekday: New Year, Good Friday, Easter Monday, 1 May, 25 and 26 December.
 * @property-read numeric-string|null $total What an invoice comes to, as far as is known; null where it would be refused.
 * @property-read string|null $currency Of the total.
 * @property-read string $period_start The first day that is invoiced.
 * @property-read string $period_end The last day that is invoiced.
 */
final class Occurrence extends Record
{
    public const SCHEMA = 'Occurrence';
}
