<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AuditAnchorsQuery is made of.
 *
 * @phpstan-type AuditAnchorsQueryFields array{
 *     before?: int,
 *     limit?: int,
 * }
 */
final class AuditAnchorsQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'before' => 'integer',
        'limit' => 'integer',
    ];
}
