<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The invoice terms.
 *
 * @property-read bool|null $end_of_month_first From the last day of the month of issue.
 * @property-read int|null $net_months Months: to the same day, or to the last one.
 * @property-read int $net_days Days after the issue date.
 * @property-read int|null $net_business_days Then business days.
 * @property-read bool|null $end_of_month Then on to the last day of that month.
 * @property-read int|null $day_of_following_month Then on to this day of the following month.
 * @property-read list<int>|null $days_of_month Then on to the next of these days of a month.
 * @property-read 'next_business_day'|'previous_business_day'|string|null $if_day_off Then off a day on which nobody works; never before the issue date.
 * @property-read string|null $holidays_of Whose weekends and holidays are days off: a country or a region of ISO 3166; else weekends alone.
 * @property-read list<TermsInstalment>|null $instalments The parts that it is paid in instead, 100 % together, each later than the one before. An invoice with too little to pay is due at once by the rules above.
 * @property-read list<InvoiceEarlyPayment>|null $early_payment Discounts for paying early, the first one first.
 */
final class InvoiceTerms extends Record
{
    public const SCHEMA = 'InvoiceTerms';
}
