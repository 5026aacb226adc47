<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateDryRun is made of.
 *
 * @phpstan-type CreateDryRunFields array{
 *     operation: string,
 *     id?: string|null,
 *     query?: array<string, string>|null,
 *     body?: array<string, mixed>|null,
 *     if_match?: string|null,
 * }
 */
final class CreateDryRun
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'operation' => 'text',
        'id' => 'text',
        'query' => 'text{}',
        'body' => 'any{}',
        'if_match' => 'text',
    ];
}
