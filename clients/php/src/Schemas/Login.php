<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Login is made of.
 *
 * @phpstan-type LoginFields array{
 *     email: string,
 *     password: string,
 *     organization_id?: string|null,
 * }
 */
final class Login
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'email' => 'text',
        'password' => 'text',
        'organization_id' => 'text',
    ];
}
