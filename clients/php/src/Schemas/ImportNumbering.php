<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ImportNumbering is made of.
 */
final class ImportNumbering
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'last_number' => 'text',
        'next_number' => 'text',
        'format' => 'text',
        'reset' => 'text',
        'first_number' => 'integer',
    ];
}
