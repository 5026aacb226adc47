<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Invitation is made of.
 */
final class Invitation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'email' => 'text',
        'role' => 'text',
        'membership_expires_at' => 'date-time',
        'invited_by' => 'text',
        'created_at' => 'date-time',
        'expires_at' => 'date-time',
        'accepted_at' => 'date-time',
        'revoked_at' => 'date-time',
    ];
}
