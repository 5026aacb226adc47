<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What InvoicesListQuery is made of.
 *
 * @phpstan-import-type DateRangeFields from DateRange
 * @phpstan-import-type DecimalRangeFields from DecimalRange
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type InvoicesListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'updated_at'|'-updated_at'|'issue_date'|'-issue_date'|'due_date'|'-due_date'|'total'|'-total'|'number'|'-number',
 *     q?: string,
 *     status?: list<'draft'|'open'|'paid'|'void'|'uncollectible'|'overdue'>,
 *     payment_status?: 'unpaid'|'partially_paid'|'paid',
 *     withholding?: 'certified'|'uncertified',
 *     customer_id?: string,
 *     recurring_invoice_id?: string,
 *     quote_id?: string,
 *     number?: string,
 *     reference?: string,
 *     payment_reference?: string,
 *     external_id?: string,
 *     currency?: string,
 *     issue_date?: DateRangeFields|Record,
 *     due_date?: DateRangeFields|Record,
 *     total?: DecimalRangeFields|Record,
 *     created_at?: TimeRangeFields|Record,
 *     updated_since?: \DateTimeInterface|string,
 *     metadata?: array<string, string>,
 *     expand?: list<'customer'>,
 *     with_total?: bool,
 * }
 */
final class InvoicesListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'q' => 'text',
        'status' => 'text[]',
        'payment_status' => 'text',
        'withholding' => 'text',
        'customer_id' => 'text',
        'recurring_invoice_id' => 'text',
        'quote_id' => 'text',
        'number' => 'text',
        'reference' => 'text',
        'payment_reference' => 'text',
        'external_id' => 'text',
        'currency' => 'text',
        'issue_date' => 'DateRange',
        'due_date' => 'DateRange',
        'total' => 'DecimalRange',
        'created_at' => 'TimeRange',
        'updated_since' => 'date-time',
        'metadata' => 'text{}',
        'expand' => 'text[]',
        'with_total' => 'boolean',
    ];
}
