<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Clock is made of.
 */
final class Clock
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'mode' => 'text',
        'now' => 'date-time',
        'today' => 'date',
        'time_zone' => 'text',
        'ahead_seconds' => 'integer',
    ];
}
