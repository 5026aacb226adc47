<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DryRunChange is made of.
 */
final class DryRunChange
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'object' => 'text',
        'object_id' => 'text',
        'before' => 'any{}',
        'after' => 'any{}',
    ];
}
