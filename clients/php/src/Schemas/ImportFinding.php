<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ImportFinding is made of.
 */
final class ImportFinding
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'row' => 'integer',
        'column' => 'text',
        'pointer' => 'text',
        'severity' => 'text',
        'code' => 'text',
        'detail' => 'text',
        'existing_id' => 'text',
    ];
}
