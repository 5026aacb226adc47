<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What PaymentRunsListQuery is made of.
 *
 * @phpstan-import-type DateRangeFields from DateRange
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type PaymentRunsListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'execute_on'|'-execute_on',
 *     status?: 'proposed'|'released'|'settled'|'cancelled',
 *     execute_on?: DateRangeFields|Record,
 *     created_at?: TimeRangeFields|Record,
 *     with_total?: bool,
 * }
 */
final class PaymentRunsListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'status' => 'text',
        'execute_on' => 'DateRange',
        'created_at' => 'TimeRange',
        'with_total' => 'boolean',
    ];
}
