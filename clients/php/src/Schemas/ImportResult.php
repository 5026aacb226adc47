<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ImportResult is made of.
 */
final class ImportResult
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'created' => 'integer',
        'changed' => 'integer',
        'left' => 'integer',
        'taken_back' => 'integer',
        'kept' => 'integer',
    ];
}
