<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Instalment is made of.
 */
final class Instalment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'due_date' => 'date',
        'amount' => 'decimal',
        'amount_due' => 'decimal',
        'state' => 'text',
    ];
}
