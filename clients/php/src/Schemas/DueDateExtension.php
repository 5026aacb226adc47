<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DueDateExtension is made of.
 */
final class DueDateExtension
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'due_date' => 'date',
        'previous_due_date' => 'date',
        'extended_on' => 'date',
        'extended_at' => 'date-time',
        'reason' => 'text',
    ];
}
