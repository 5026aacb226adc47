<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What EntryProblem is made of.
 */
final class EntryProblem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'type' => 'text',
        'title' => 'text',
        'status' => 'integer',
        'detail' => 'text',
        'code' => 'text',
        'errors' => 'FieldFault[]',
    ];
}
