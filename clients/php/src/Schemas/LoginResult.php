<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What LoginResult is made of.
 */
final class LoginResult
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'access_token' => 'text',
        'token_type' => 'text',
        'expires_in' => 'integer',
        'user' => 'User',
        'organization' => 'OrganizationSummary',
        'set_up_only' => 'boolean',
    ];
}
