<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What InvoicesListPaymentsQuery is made of.
 *
 * @phpstan-import-type DateRangeFields from DateRange
 * @phpstan-import-type DecimalRangeFields from DecimalRange
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type InvoicesListPaymentsQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'received_on'|'-received_on',
 *     q?: string,
 *     status?: 'recorded'|'reversed',
 *     customer_id?: string,
 *     unapplied?: bool,
 *     reference?: string,
 *     currency?: string,
 *     amount?: DecimalRangeFields|Record,
 *     received_on?: DateRangeFields|Record,
 *     created_at?: TimeRangeFields|Record,
 *     metadata?: array<string, string>,
 *     with_total?: bool,
 * }
 */
final class InvoicesListPaymentsQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'q' => 'text',
        'status' => 'text',
        'customer_id' => 'text',
        'unapplied' => 'boolean',
        'reference' => 'text',
        'currency' => 'text',
        'amount' => 'DecimalRange',
        'received_on' => 'DateRange',
        'created_at' => 'TimeRange',
        'metadata' => 'text{}',
        'with_total' => 'boolean',
    ];
}
