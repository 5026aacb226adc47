<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What InvoiceTemplatesListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type InvoiceTemplatesListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'updated_at'|'-updated_at'|'name'|'-name',
 *     created_at?: TimeRangeFields|Record,
 *     updated_since?: \DateTimeInterface|string,
 *     with_total?: bool,
 * }
 */
final class InvoiceTemplatesListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'created_at' => 'TimeRange',
        'updated_since' => 'date-time',
        'with_total' => 'boolean',
    ];
}
