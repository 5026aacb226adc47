<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Attribute is made of.
 *
 * @phpstan-type AttributeFields array{
 *     name: string,
 *     value: string,
 * }
 */
final class Attribute
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'value' => 'text',
    ];
}
