<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AuditEntry is made of.
 */
final class AuditEntry
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'sequence' => 'integer',
        'created_at' => 'date-time',
        'actor' => 'AuditActor',
        'request_id' => 'text',
        'data' => 'EventData',
        'type' => 'text',
        'ip' => 'text',
        'user_agent' => 'text',
        'session_id' => 'text',
    ];
}
