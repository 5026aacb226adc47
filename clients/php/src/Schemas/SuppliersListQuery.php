<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What SuppliersListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type SuppliersListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'updated_at'|'-updated_at'|'name'|'-name',
 *     q?: string,
 *     external_id?: string,
 *     email?: string,
 *     tax_id?: string,
 *     iban?: string,
 *     created_at?: TimeRangeFields|Record,
 *     updated_since?: \DateTimeInterface|string,
 *     metadata?: array<string, string>,
 *     include_archived?: bool,
 *     with_total?: bool,
 * }
 */
final class SuppliersListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'q' => 'text',
        'external_id' => 'text',
        'email' => 'text',
        'tax_id' => 'text',
        'iban' => 'text',
        'created_at' => 'TimeRange',
        'updated_since' => 'date-time',
        'metadata' => 'text{}',
        'include_archived' => 'boolean',
        'with_total' => 'boolean',
    ];
}
