<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateLink is made of.
 *
 * @phpstan-type CreateLinkFields array{
 *     expires_at?: \DateTimeInterface|string|null,
 * }
 */
final class CreateLink
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'expires_at' => 'date-time',
    ];
}
