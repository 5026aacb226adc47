<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What EventsStreamQuery is made of.
 *
 * @phpstan-type EventsStreamQueryFields array{
 *     after?: int,
 *     type?: string,
 *     object_id?: string,
 * }
 */
final class EventsStreamQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'after' => 'integer',
        'type' => 'text',
        'object_id' => 'text',
    ];
}
