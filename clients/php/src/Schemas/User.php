<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What User is made of.
 */
final class User
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'email' => 'text',
        'name' => 'text',
        'role' => 'text',
    ];
}
