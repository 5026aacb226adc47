<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What ReceivedFilesListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type ReceivedFilesListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at',
 *     media_type?: 'application/pdf'|'application/xml'|'image/png'|'image/jpeg'|'image/tiff'|'text/csv'|'message/rfc822',
 *     created_at?: TimeRangeFields|Record,
 *     with_total?: bool,
 * }
 */
final class ReceivedFilesListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'media_type' => 'text',
        'created_at' => 'TimeRange',
        'with_total' => 'boolean',
    ];
}
