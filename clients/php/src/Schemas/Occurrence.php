<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Occurrence is made of.
 */
final class Occurrence
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'occurrence' => 'integer',
        'planned_on' => 'date',
        'is_weekend' => 'boolean',
        'is_bank_holiday' => 'boolean',
        'total' => 'decimal',
        'currency' => 'text',
        'period_start' => 'date',
        'period_end' => 'date',
    ];
}
