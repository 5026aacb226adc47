<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What KeptRecords is made of.
 */
final class KeptRecords
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'kind' => 'text',
        'count' => 'integer',
        'law' => 'text',
        'until' => 'date',
    ];
}
