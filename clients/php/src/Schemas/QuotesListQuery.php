<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What QuotesListQuery is made of.
 *
 * @phpstan-import-type DateRangeFields from DateRange
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type QuotesListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'updated_at'|'-updated_at',
 *     q?: string,
 *     status?: 'draft'|'open'|'accepted'|'declined'|'expired'|'superseded'|'cancelled'|'invoiced',
 *     customer_id?: string,
 *     number?: string,
 *     currency?: string,
 *     valid_until?: DateRangeFields|Record,
 *     created_at?: TimeRangeFields|Record,
 *     updated_since?: \DateTimeInterface|string,
 *     metadata?: array<string, string>,
 *     with_total?: bool,
 * }
 */
final class QuotesListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'q' => 'text',
        'status' => 'text',
        'customer_id' => 'text',
        'number' => 'text',
        'currency' => 'text',
        'valid_until' => 'DateRange',
        'created_at' => 'TimeRange',
        'updated_since' => 'date-time',
        'metadata' => 'text{}',
        'with_total' => 'boolean',
    ];
}
