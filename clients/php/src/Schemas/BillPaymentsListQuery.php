<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What BillPaymentsListQuery is made of.
 *
 * @phpstan-import-type DateRangeFields from DateRange
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type BillPaymentsListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'paid_on'|'-paid_on',
 *     status?: 'recorded'|'reversed',
 *     supplier_id?: string,
 *     bill_id?: string,
 *     paid_on?: DateRangeFields|Record,
 *     created_at?: TimeRangeFields|Record,
 *     with_total?: bool,
 * }
 */
final class BillPaymentsListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'status' => 'text',
        'supplier_id' => 'text',
        'bill_id' => 'text',
        'paid_on' => 'DateRange',
        'created_at' => 'TimeRange',
        'with_total' => 'boolean',
    ];
}
