<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Finding is made of.
 */
final class Finding
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'rule' => 'text',
        'severity' => 'text',
        'term' => 'text',
        'where' => 'text',
        'pointer' => 'text',
        'code' => 'text',
        'message' => 'text',
        'target_id' => 'text',
    ];
}
