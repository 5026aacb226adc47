<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What RotateSecret is made of.
 *
 * @phpstan-type RotateSecretFields array{
 *     previous_valid_for_hours?: int|null,
 * }
 */
final class RotateSecret
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'previous_valid_for_hours' => 'integer',
    ];
}
