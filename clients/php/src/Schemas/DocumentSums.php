<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DocumentSums is made of.
 */
final class DocumentSums
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'net' => 'decimal',
        'tax' => 'decimal',
        'total' => 'decimal',
        'documents' => 'integer',
    ];
}
