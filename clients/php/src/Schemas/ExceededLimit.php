<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ExceededLimit is made of.
 */
final class ExceededLimit
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'value' => 'decimal',
        'asked' => 'decimal',
        'left_today' => 'decimal',
        'currency' => 'text',
        'allowed' => 'text[]',
    ];
}
