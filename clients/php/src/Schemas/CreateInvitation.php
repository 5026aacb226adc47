<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateInvitation is made of.
 *
 * @phpstan-type CreateInvitationFields array{
 *     email: string,
 *     role: 'owner'|'admin'|'bookkeeper'|'member'|'viewer'|'auditor',
 *     expires_at?: \DateTimeInterface|string|null,
 * }
 */
final class CreateInvitation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'email' => 'text',
        'role' => 'text',
        'expires_at' => 'date-time',
    ];
}
