<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What NextReminder is made of.
 */
final class NextReminder
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'level' => 'integer',
        'channel' => 'text',
        'on' => 'date',
    ];
}
