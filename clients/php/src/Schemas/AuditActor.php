<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AuditActor is made of.
 */
final class AuditActor
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'kind' => 'text',
        'id' => 'text',
        'name' => 'text',
        'via' => 'text',
        'limits_version' => 'integer',
        'maker_limits_version' => 'integer',
        'approval_id' => 'text',
        'approved_by' => 'text',
    ];
}
