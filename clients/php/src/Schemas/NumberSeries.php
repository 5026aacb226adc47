<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What NumberSeries is made of.
 */
final class NumberSeries
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'document_type' => 'text',
        'format' => 'text',
        'reset' => 'text',
        'first_number' => 'integer',
        'documents' => 'integer',
        'next_number' => 'text',
        'last_issue_date' => 'date',
        'last_hash' => 'text',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
