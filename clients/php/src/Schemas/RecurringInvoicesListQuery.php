<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What RecurringInvoicesListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type RecurringInvoicesListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at',
 *     status?: 'active'|'paused'|'attention'|'ended',
 *     customer_id?: string,
 *     created_at?: TimeRangeFields|Record,
 *     with_total?: bool,
 * }
 */
final class RecurringInvoicesListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'status' => 'text',
        'customer_id' => 'text',
        'created_at' => 'TimeRange',
        'with_total' => 'boolean',
    ];
}
