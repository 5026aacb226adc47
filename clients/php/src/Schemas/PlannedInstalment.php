<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PlannedInstalment is made of.
 */
final class PlannedInstalment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'due_date' => 'date',
        'amount' => 'decimal',
        'percent' => 'decimal',
        'days' => 'integer',
    ];
}
