<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Anchor is made of.
 */
final class Anchor
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'number' => 'integer',
        'first_sequence' => 'integer',
        'last_sequence' => 'integer',
        'events_hash' => 'text',
        'previous_hash' => 'text',
        'hash' => 'text',
        'created_at' => 'date-time',
    ];
}
