<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Profile is made of.
 */
final class Profile
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'email' => 'text',
        'pending_email' => 'text',
        'name' => 'text',
        'created_at' => 'date-time',
    ];
}
