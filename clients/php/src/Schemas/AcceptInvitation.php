<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AcceptInvitation is made of.
 *
 * @phpstan-type AcceptInvitationFields array{
 *     token: string,
 *     password: string,
 *     name?: string|null,
 * }
 */
final class AcceptInvitation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'token' => 'text',
        'password' => 'text',
        'name' => 'text',
    ];
}
