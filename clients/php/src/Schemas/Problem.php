<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Problem is made of.
 */
final class Problem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'type' => 'text',
        'title' => 'text',
        'status' => 'integer',
        'detail' => 'text',
        'instance' => 'text',
        'code' => 'text',
        'request_id' => 'text',
        'errors' => 'FieldFault[]',
        'challenge' => 'text',
        'methods' => 'text[]',
        'limit' => 'ExceededLimit',
    ];
}
