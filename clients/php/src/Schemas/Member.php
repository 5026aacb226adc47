<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Member is made of.
 */
final class Member
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'email' => 'text',
        'name' => 'text',
        'role' => 'text',
        'expires_at' => 'date-time',
        'created_at' => 'date-time',
        'last_used_at' => 'date-time',
        'limits' => 'ShownLimits',
        'limits_version' => 'integer',
    ];
}
