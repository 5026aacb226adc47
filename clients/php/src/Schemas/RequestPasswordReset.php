<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What RequestPasswordReset is made of.
 *
 * @phpstan-type RequestPasswordResetFields array{
 *     email: string,
 * }
 */
final class RequestPasswordReset
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'email' => 'text',
    ];
}
