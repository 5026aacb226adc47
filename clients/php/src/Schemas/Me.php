<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Me is made of.
 */
final class Me
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'kind' => 'text',
        'user' => 'User',
        'api_key_id' => 'text',
        'organization' => 'OrganizationSummary',
        'scopes' => 'text[]',
        'set_up_only' => 'boolean',
    ];
}
