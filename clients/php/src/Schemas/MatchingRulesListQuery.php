<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What MatchingRulesListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type MatchingRulesListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'updated_at'|'-updated_at'|'position'|'-position',
 *     is_active?: bool,
 *     customer_id?: string,
 *     created_at?: TimeRangeFields|Record,
 *     updated_since?: \DateTimeInterface|string,
 *     with_total?: bool,
 * }
 */
final class MatchingRulesListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'is_active' => 'boolean',
        'customer_id' => 'text',
        'created_at' => 'TimeRange',
        'updated_since' => 'date-time',
        'with_total' => 'boolean',
    ];
}
