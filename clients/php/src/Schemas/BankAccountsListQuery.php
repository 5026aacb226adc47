<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What BankAccountsListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type BankAccountsListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'updated_at'|'-updated_at'|'name'|'-name',
 *     q?: string,
 *     created_at?: TimeRangeFields|Record,
 *     updated_since?: \DateTimeInterface|string,
 *     metadata?: array<string, string>,
 *     with_total?: bool,
 * }
 */
final class BankAccountsListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'q' => 'text',
        'created_at' => 'TimeRange',
        'updated_since' => 'date-time',
        'metadata' => 'text{}',
        'with_total' => 'boolean',
    ];
}
