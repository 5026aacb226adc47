<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Certificate is made of.
 */
final class Certificate
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'number' => 'text',
        'date' => 'date',
        'amount' => 'decimal',
    ];
}
