<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Unit is made of.
 *
 * @phpstan-type UnitFields array{
 *     label: string,
 *     code?: string|null,
 * }
 */
final class Unit
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'label' => 'text',
        'code' => 'text',
    ];
}
