<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Reminder is made of.
 */
final class Reminder
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'level' => 'integer',
        'amount_due' => 'decimal',
        'currency' => 'text',
        'instalment' => 'integer',
        'channel' => 'text',
        'message_id' => 'text',
        'fee' => 'decimal',
        'asked_on' => 'date',
        'done_at' => 'date-time',
        'created_at' => 'date-time',
    ];
}
