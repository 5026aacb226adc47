<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What WebhookDeliveriesListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type WebhookDeliveriesListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at',
 *     endpoint_id?: string,
 *     status?: 'pending'|'delivered'|'failed'|'cancelled',
 *     event_type?: string,
 *     object_id?: string,
 *     created_at?: TimeRangeFields|Record,
 *     with_total?: bool,
 * }
 */
final class WebhookDeliveriesListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'endpoint_id' => 'text',
        'status' => 'text',
        'event_type' => 'text',
        'object_id' => 'text',
        'created_at' => 'TimeRange',
        'with_total' => 'boolean',
    ];
}
