<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SecondFactor is made of.
 */
final class SecondFactor
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'is_on' => 'boolean',
        'on_since' => 'date-time',
        'recovery_codes_left' => 'integer',
    ];
}
