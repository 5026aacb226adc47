<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What EventType is made of.
 */
final class EventType
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'type' => 'text',
        'meaning' => 'text',
        'schema' => 'text',
        'example' => 'any{}',
    ];
}
