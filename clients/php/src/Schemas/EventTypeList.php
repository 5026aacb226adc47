<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What EventTypeList is made of.
 */
final class EventTypeList
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'data' => 'EventType[]',
    ];
}
