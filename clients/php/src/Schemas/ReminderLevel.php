<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReminderLevel is made of.
 */
final class ReminderLevel
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'days' => 'integer',
        'channel' => 'text',
        'fee' => 'decimal',
    ];
}
