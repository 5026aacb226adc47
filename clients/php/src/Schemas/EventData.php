<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What EventData is made of.
 */
final class EventData
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'object' => 'any{}',
        'previous_attributes' => 'any{}',
    ];
}
