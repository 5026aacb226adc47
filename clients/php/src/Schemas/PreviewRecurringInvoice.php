<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What PreviewRecurringInvoice is made of.
 *
 * @phpstan-import-type InvoiceContentFields from InvoiceContent
 * @phpstan-import-type RecurrenceFields from Recurrence
 * @phpstan-type PreviewRecurringInvoiceFields array{
 *     rule?: RecurrenceFields|Record|null,
 *     rrule?: string|null,
 *     end_after?: int|null,
 *     end_on?: \DateTimeInterface|string|null,
 *     period?: 'in_advance'|'in_arrears'|null,
 *     start_on?: \DateTimeInterface|string|null,
 *     content?: InvoiceContentFields|Record|null,
 *     prices?: 'fixed'|'product'|null,
 * }
 */
final class PreviewRecurringInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'rule' => 'Recurrence',
        'rrule' => 'text',
        'end_after' => 'integer',
        'end_on' => 'date',
        'period' => 'text',
        'start_on' => 'date',
        'content' => 'InvoiceContent',
        'prices' => 'text',
    ];
}
