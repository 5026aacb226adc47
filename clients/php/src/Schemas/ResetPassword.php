<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ResetPassword is made of.
 *
 * @phpstan-type ResetPasswordFields array{
 *     token: string,
 *     password: string,
 * }
 */
final class ResetPassword
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'token' => 'text',
        'password' => 'text',
    ];
}
