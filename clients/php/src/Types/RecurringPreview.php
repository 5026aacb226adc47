<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The recurring preview.
 *
 * @property-read Recurrence $rule The rule as data.
 * @property-read string|null $rrule The rule with its end as a text of RFC 5545; null where that cannot say it.
 * @property-read list<Occurrence> $data The next 24 dates.
 * @property-read FirstInvoice|null $invoice The first invoice, whose number and final dates come with the run; null without content.
 */
final class RecurringPreview extends Record
{
    public const SCHEMA = 'RecurringPreview';
}
