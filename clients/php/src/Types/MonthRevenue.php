<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The revenue of one month.
 *
 * @property-read DocumentSums $invoiced Issued invoices that are not void, by their issue date.
 * @property-read DocumentSums $credited Credit notes that are not void, by their own issue date.
 * @property-read RevenueSums $discounted What customers took off for paying early, and rests let go as rounding or goodwill, by the day of the money; what ends again counts from the day that it ended. It lowers turnover and tax.
 * @property-read numeric-string $bank_fees Rests that were let go because a bank kept them; a cost, which lowers no tax.
 * @property-read numeric-string $net_revenue Invoiced less credited and discounted, without tax.
 * @property-read numeric-string $payments_received Payments received, by the day they came in, before refunds; reversed ones are not counted.
 * @property-read numeric-string $payments_refunded Given back out of payments, by the day it went out; credit notes paid out are not counted.
 * @property-read string $month The month, as YYYY-MM.
 */
final class MonthRevenue extends Record
{
    public const SCHEMA = 'MonthRevenue';
}
