<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What EventsListQuery is made of.
 *
 * @phpstan-type EventsListQueryFields array{
 *     after?: int,
 *     order?: 'asc'|'desc',
 *     type?: string,
 *     object_id?: string,
 *     limit?: int,
 *     wait?: int,
 * }
 */
final class EventsListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'after' => 'integer',
        'order' => 'text',
        'type' => 'text',
        'object_id' => 'text',
        'limit' => 'integer',
        'wait' => 'integer',
    ];
}
