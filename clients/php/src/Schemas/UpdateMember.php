<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What UpdateMember is made of.
 *
 * @phpstan-type UpdateMemberFields array{
 *     role: 'owner'|'admin'|'bookkeeper'|'member'|'viewer'|'auditor',
 *     expires_at?: \DateTimeInterface|string|null,
 * }
 */
final class UpdateMember
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'role' => 'text',
        'expires_at' => 'date-time',
    ];
}
