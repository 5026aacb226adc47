<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What UpdateProfile is made of.
 *
 * @phpstan-type UpdateProfileFields array{
 *     name: string,
 * }
 */
final class UpdateProfile
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
    ];
}
