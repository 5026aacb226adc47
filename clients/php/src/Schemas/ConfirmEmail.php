<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ConfirmEmail is made of.
 *
 * @phpstan-type ConfirmEmailFields array{
 *     token: string,
 * }
 */
final class ConfirmEmail
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'token' => 'text',
    ];
}
