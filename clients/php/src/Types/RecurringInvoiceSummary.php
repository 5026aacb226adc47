<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What a list shows of the recurring invoice.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes.
 * @property-read 'active'|'paused'|'attention'|'ended'|string $status It needs attention while a run has failed; later dates wait until that is mended.
 * @property-read list<'update'|'pause'|'resume'|'end'|'run_now'|'skip'|'retry'|'duplicate'|'delete'|string> $available_actions What may be done now.
 * @property-read string $name What you call it.
 * @property-read string $customer_id Who is to pay.
 * @property-read InvoiceContent|null $content What each run makes an invoice of; null once the data of the customer were erased.
 * @property-read numeric-string|null $total What an invoice came to when the content was last checked or run.
 * @property-read string|null $currency Of the total.
 * @property-read Recurrence $rule On which dates.
 * @property-read string|null $rrule The rule with its end as a text of RFC 5545, whose DTSTART is `rule_from`; null where that cannot say it: a day that shorter months replace by their last one, or two ends.
 * @property-read string $rule_from The day that dates are computed from: the start, or the date from which a changed rule holds.
 * @property-read string $start_on No date before this day.
 * @property-read int $next_occurrence The number of the date that comes next, from 1.
 * @property-read string|null $next_on The date that comes next; null when it has ended.
 * @property-read int|null $end_after Ends after so many dates.
 * @property-read string|null $end_on No date after this day.
 * @property-read string $run_at The time of day, where the organization is.
 * @property-read 'draft'|'finalize'|'finalize_and_send'|string $action What a run makes.
 * @property-read 'fixed'|'product'|string $prices Where prices come from.
 * @property-read 'in_advance'|'in_arrears'|string $period Which time is invoiced.
 * @property-read 'all'|'latest'|'none'|string $catch_up Which dates are run that passed while nothing ran.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 * @property-read string $customer_name What the customer is called now.
 */
final class RecurringInvoiceSummary extends Record
{
    public const SCHEMA = 'RecurringInvoiceSummary';
}
