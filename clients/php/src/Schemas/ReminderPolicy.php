<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReminderPolicy is made of.
 */
final class ReminderPolicy
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'version' => 'integer',
        'enabled' => 'boolean',
        'send_at' => 'text',
        'business_days_only' => 'boolean',
        'holidays_of' => 'text',
        'min_amount' => 'decimal',
        'levels' => 'ReminderLevel[]',
    ];
}
