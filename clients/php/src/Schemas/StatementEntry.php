<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What StatementEntry is made of.
 */
final class StatementEntry
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'date' => 'date',
        'type' => 'text',
        'object_id' => 'text',
        'number' => 'text',
        'due_date' => 'date',
        'amount' => 'decimal',
        'balance' => 'decimal',
    ];
}
