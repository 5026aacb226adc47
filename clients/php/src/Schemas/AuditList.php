<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AuditList is made of.
 */
final class AuditList
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'data' => 'AuditEntry[]',
        'has_more' => 'boolean',
        'next_cursor' => 'text',
    ];
}
