<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What PriceListsListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type PriceListsListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'updated_at'|'-updated_at'|'name'|'-name',
 *     q?: string,
 *     currency?: string,
 *     created_at?: TimeRangeFields|Record,
 *     updated_since?: \DateTimeInterface|string,
 *     metadata?: array<string, string>,
 *     include_archived?: bool,
 *     with_total?: bool,
 * }
 */
final class PriceListsListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'q' => 'text',
        'currency' => 'text',
        'created_at' => 'TimeRange',
        'updated_since' => 'date-time',
        'metadata' => 'text{}',
        'include_archived' => 'boolean',
        'with_total' => 'boolean',
    ];
}
