<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AuditExportQuery is made of.
 *
 * @phpstan-type AuditExportQueryFields array{
 *     before?: int,
 *     type?: string,
 *     actor_id?: string,
 *     object_id?: string,
 *     ip?: string,
 *     from?: \DateTimeInterface|string,
 *     to?: \DateTimeInterface|string,
 * }
 */
final class AuditExportQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'before' => 'integer',
        'type' => 'text',
        'actor_id' => 'text',
        'object_id' => 'text',
        'ip' => 'text',
        'from' => 'date-time',
        'to' => 'date-time',
    ];
}
