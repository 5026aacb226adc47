<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ImportColumn is made of.
 */
final class ImportColumn
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'header' => 'text',
        'field' => 'text',
        'samples' => 'text[]',
    ];
}
