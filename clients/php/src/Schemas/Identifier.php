<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Identifier is made of.
 *
 * @phpstan-type IdentifierFields array{
 *     value: string,
 *     scheme?: string|null,
 * }
 */
final class Identifier
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'value' => 'text',
        'scheme' => 'text',
    ];
}
