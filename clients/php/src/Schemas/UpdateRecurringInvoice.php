<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UpdateRecurringInvoice is made of.
 *
 * @phpstan-import-type InvoiceContentFields from InvoiceContent
 * @phpstan-import-type RecurrenceFields from Recurrence
 * @phpstan-type UpdateRecurringInvoiceFields array{
 *     rule?: RecurrenceFields|Record|null,
 *     rrule?: string|null,
 *     end_after?: int|null,
 *     end_on?: \DateTimeInterface|string|null,
 *     period?: 'in_advance'|'in_arrears'|null,
 *     name: string,
 *     content: InvoiceContentFields|Record,
 *     run_at?: string|null,
 *     action?: 'draft'|'finalize'|'finalize_and_send'|null,
 *     prices?: 'fixed'|'product'|null,
 *     catch_up?: 'all'|'latest'|'none'|null,
 * }
 */
final class UpdateRecurringInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'rule' => 'Recurrence',
        'rrule' => 'text',
        'end_after' => 'integer',
        'end_on' => 'date',
        'period' => 'text',
        'name' => 'text',
        'content' => 'InvoiceContent',
        'run_at' => 'text',
        'action' => 'text',
        'prices' => 'text',
        'catch_up' => 'text',
    ];
}
