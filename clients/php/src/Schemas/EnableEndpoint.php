<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What EnableEndpoint is made of.
 *
 * @phpstan-type EnableEndpointFields array{
 *     from?: 'cursor'|'now'|null,
 *     from_sequence?: int|null,
 * }
 */
final class EnableEndpoint
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'from' => 'text',
        'from_sequence' => 'integer',
    ];
}
