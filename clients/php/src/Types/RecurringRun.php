<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What became of a date of a recurring invoice.
 *
 * @property-read int $occurrence The number of the date, from 1.
 * @property-read string $planned_on The date by the rule.
 * @property-read string $period_start The first day that is invoiced.
 * @property-read string $period_end The last day that is invoiced.
 * @property-read 'done'|'failed'|'skipped'|string $state What became of it.
 * @property-read string|null $invoice_id The invoice that it made; a draft may be deleted since.
 * @property-read RunProblem|null $problem Why it made nothing.
 * @property-read \DateTimeImmutable $at When.
 */
final class RecurringRun extends Record
{
    public const SCHEMA = 'RecurringRun';
}
