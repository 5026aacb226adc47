<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What BillsListQuery is made of.
 *
 * @phpstan-import-type DateRangeFields from DateRange
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type BillsListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'issue_date'|'-issue_date'|'due_date'|'-due_date',
 *     status?: 'inbox'|'draft'|'open'|'approved'|'paid'|'disputed'|'rejected'|'void',
 *     supplier_id?: string,
 *     supplier_number?: string,
 *     issue_date?: DateRangeFields|Record,
 *     due_date?: DateRangeFields|Record,
 *     created_at?: TimeRangeFields|Record,
 *     with_total?: bool,
 * }
 */
final class BillsListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'status' => 'text',
        'supplier_id' => 'text',
        'supplier_number' => 'text',
        'issue_date' => 'DateRange',
        'due_date' => 'DateRange',
        'created_at' => 'TimeRange',
        'with_total' => 'boolean',
    ];
}
