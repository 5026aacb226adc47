<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Event is made of.
 */
final class Event
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'sequence' => 'integer',
        'created_at' => 'date-time',
        'actor' => 'Actor',
        'request_id' => 'text',
        'data' => 'EventData',
        'type' => 'text',
    ];
}
