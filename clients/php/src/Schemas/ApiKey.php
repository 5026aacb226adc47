<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ApiKey is made of.
 */
final class ApiKey
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'name' => 'text',
        'scopes' => 'text[]',
        'allowed_ips' => 'text[]',
        'created_by' => 'text',
        'created_at' => 'date-time',
        'expires_at' => 'date-time',
        'last_used_at' => 'date-time',
        'revoked_at' => 'date-time',
        'limits' => 'ShownLimits',
        'limits_version' => 'integer',
    ];
}
