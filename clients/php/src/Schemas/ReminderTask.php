<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReminderTask is made of.
 */
final class ReminderTask
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'level' => 'integer',
        'amount_due' => 'decimal',
        'currency' => 'text',
        'invoice_id' => 'text',
        'number' => 'text',
        'customer_id' => 'text',
        'customer_name' => 'text',
        'due_date' => 'date',
        'asked_on' => 'date',
    ];
}
