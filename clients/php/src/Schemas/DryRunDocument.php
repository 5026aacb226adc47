<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DryRunDocument is made of.
 */
final class DryRunDocument
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'format' => 'text',
        'valid' => 'boolean',
    ];
}
