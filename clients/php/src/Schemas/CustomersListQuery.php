<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CustomersListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type CustomersListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'updated_at'|'-updated_at'|'name'|'-name',
 *     q?: string,
 *     external_id?: string,
 *     email?: string,
 *     currency?: string,
 *     created_at?: TimeRangeFields|Record,
 *     updated_since?: \DateTimeInterface|string,
 *     merged_into?: string,
 *     metadata?: array<string, string>,
 *     include_archived?: bool,
 *     with_total?: bool,
 * }
 */
final class CustomersListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'q' => 'text',
        'external_id' => 'text',
        'email' => 'text',
        'currency' => 'text',
        'created_at' => 'TimeRange',
        'updated_since' => 'date-time',
        'merged_into' => 'text',
        'metadata' => 'text{}',
        'include_archived' => 'boolean',
        'with_total' => 'boolean',
    ];
}
