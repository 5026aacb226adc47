<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Session is made of.
 */
final class Session
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'current' => 'boolean',
        'organization' => 'SessionOrganization',
        'created_at' => 'date-time',
        'last_used_at' => 'date-time',
        'expires_at' => 'date-time',
        'created_ip' => 'text',
        'last_ip' => 'text',
        'user_agent' => 'text',
    ];
}
