<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReminderForecast is made of.
 */
final class ReminderForecast
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'enabled' => 'boolean',
        'at' => 'date-time',
        'data' => 'ExpectedReminder[]',
    ];
}
