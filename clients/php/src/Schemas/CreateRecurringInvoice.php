<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateRecurringInvoice is made of.
 *
 * @phpstan-import-type InvoiceDetailsFields from InvoiceDetails
 * @phpstan-import-type RecurrenceFields from Recurrence
 * @phpstan-type CreateRecurringInvoiceFields array{
 *     name: string,
 *     content: InvoiceDetailsFields|Record,
 *     rule: RecurrenceFields|Record,
 *     end_after?: int|null,
 *     end_on?: \DateTimeInterface|string|null,
 *     run_at?: string|null,
 *     action?: 'draft'|'finalize'|'finalize_and_send'|null,
 *     prices?: 'fixed'|'product'|null,
 *     period?: 'in_advance'|'in_arrears'|null,
 *     catch_up?: 'all'|'latest'|'none'|null,
 *     start_on?: \DateTimeInterface|string|null,
 * }
 */
final class CreateRecurringInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'content' => 'InvoiceDetails',
        'rule' => 'Recurrence',
        'end_after' => 'integer',
        'end_on' => 'date',
        'run_at' => 'text',
        'action' => 'text',
        'prices' => 'text',
        'period' => 'text',
        'catch_up' => 'text',
        'start_on' => 'date',
    ];
}
