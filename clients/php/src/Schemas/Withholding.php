<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Withholding is made of.
 */
final class Withholding
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'rate' => 'decimal',
        'base' => 'decimal',
        'amount' => 'decimal',
    ];
}
