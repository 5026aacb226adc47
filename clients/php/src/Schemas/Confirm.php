<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Confirm is made of.
 *
 * @phpstan-type ConfirmFields array{
 *     password?: string|null,
 *     code?: string|null,
 *     recovery_code?: string|null,
 * }
 */
final class Confirm
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'password' => 'text',
        'code' => 'text',
        'recovery_code' => 'text',
    ];
}
