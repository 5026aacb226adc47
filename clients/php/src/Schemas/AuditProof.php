<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AuditProof is made of.
 */
final class AuditProof
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'intact' => 'boolean',
        'anchors' => 'integer',
        'events' => 'integer',
        'last_number' => 'integer',
        'last_hash' => 'text',
        'unanchored' => 'integer',
        'faults' => 'AnchorFault[]',
        'next_from' => 'integer',
    ];
}
