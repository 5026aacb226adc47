<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AuditExportAnchorsQuery is made of.
 *
 * @phpstan-type AuditExportAnchorsQueryFields array{
 *     from?: int,
 *     to?: int,
 * }
 */
final class AuditExportAnchorsQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'from' => 'integer',
        'to' => 'integer',
    ];
}
