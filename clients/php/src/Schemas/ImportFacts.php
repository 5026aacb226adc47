<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ImportFacts is made of.
 */
final class ImportFacts
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'kind' => 'text',
        'state' => 'text',
        'source' => 'text',
        'format' => 'text',
        'encoding' => 'text',
        'delimiter' => 'text',
        'decimal_sign' => 'text',
        'existing' => 'text',
        'alike' => 'text',
        'faulty' => 'text',
        'customers' => 'text',
        'date_order' => 'text',
        'totals' => 'ImportTotals[]',
        'numbering' => 'ImportNumbering',
        'plan' => 'ImportPlan',
        'progress' => 'ImportProgress',
        'result' => 'ImportResult',
        'findings_count' => 'integer',
        'failure' => 'text',
        'created_by' => 'text',
        'committed_at' => 'date-time',
        'ended_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
