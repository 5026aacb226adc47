<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateSandbox is made of.
 *
 * @phpstan-type CreateSandboxFields array{
 *     name?: string|null,
 *     copy?: list<'settings'|'customers'|'products'>|null,
 * }
 */
final class CreateSandbox
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'copy' => 'text[]',
    ];
}
