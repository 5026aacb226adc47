<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ImportProgress is made of.
 */
final class ImportProgress
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'done' => 'integer',
        'of' => 'integer',
    ];
}
