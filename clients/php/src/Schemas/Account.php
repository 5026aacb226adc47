<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Account is made of.
 */
final class Account
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'email' => 'text',
        'name' => 'text',
        'count' => 'integer',
    ];
}
