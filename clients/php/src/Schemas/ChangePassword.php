<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ChangePassword is made of.
 *
 * @phpstan-type ChangePasswordFields array{
 *     current_password: string,
 *     new_password: string,
 * }
 */
final class ChangePassword
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'current_password' => 'text',
        'new_password' => 'text',
    ];
}
