<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreditNotesListQuery is made of.
 *
 * @phpstan-import-type DateRangeFields from DateRange
 * @phpstan-import-type DecimalRangeFields from DecimalRange
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type CreditNotesListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'issue_date'|'-issue_date',
 *     q?: string,
 *     status?: 'issued'|'void',
 *     customer_id?: string,
 *     invoice_id?: string,
 *     number?: string,
 *     unapplied?: bool,
 *     currency?: string,
 *     total?: DecimalRangeFields|Record,
 *     issue_date?: DateRangeFields|Record,
 *     created_at?: TimeRangeFields|Record,
 *     metadata?: array<string, string>,
 *     with_total?: bool,
 * }
 */
final class CreditNotesListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'q' => 'text',
        'status' => 'text',
        'customer_id' => 'text',
        'invoice_id' => 'text',
        'number' => 'text',
        'unapplied' => 'boolean',
        'currency' => 'text',
        'total' => 'DecimalRange',
        'issue_date' => 'DateRange',
        'created_at' => 'TimeRange',
        'metadata' => 'text{}',
        'with_total' => 'boolean',
    ];
}
