<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What ApprovalsListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type ApprovalsListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at',
 *     state?: 'pending'|'approved'|'rejected'|'stale'|'expired',
 *     operation?: string,
 *     asked_by?: string,
 *     created_at?: TimeRangeFields|Record,
 *     with_total?: bool,
 * }
 */
final class ApprovalsListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'state' => 'text',
        'operation' => 'text',
        'asked_by' => 'text',
        'created_at' => 'TimeRange',
        'with_total' => 'boolean',
    ];
}
