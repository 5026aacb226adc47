<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What StatedExemption is made of.
 */
final class StatedExemption
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'category' => 'text',
        'reason' => 'text',
        'code' => 'text',
        'rate' => 'decimal',
    ];
}
