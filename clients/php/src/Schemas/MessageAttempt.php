<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MessageAttempt is made of.
 */
final class MessageAttempt
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'outcome' => 'text',
        'smtp_code' => 'integer',
        'enhanced_code' => 'text',
        'text' => 'text',
        'number' => 'integer',
        'at' => 'date-time',
        'duration_ms' => 'integer',
    ];
}
