<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ChangeEmail is made of.
 *
 * @phpstan-type ChangeEmailFields array{
 *     email: string,
 * }
 */
final class ChangeEmail
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'email' => 'text',
    ];
}
