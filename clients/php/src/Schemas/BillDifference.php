<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BillDifference is made of.
 */
final class BillDifference
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'what' => 'text',
        'at' => 'integer',
        'given' => 'decimal',
        'computed' => 'decimal',
        'difference' => 'decimal',
        'rule' => 'text',
    ];
}
