<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SeriesAudit is made of.
 */
final class SeriesAudit
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'series_id' => 'text',
        'document_type' => 'text',
        'intact' => 'boolean',
        'documents' => 'integer',
        'first' => 'SeriesEnd',
        'last' => 'SeriesEnd',
        'gaps' => 'text[]',
        'duplicates' => 'text[]',
        'backdated' => 'text[]',
        'broken' => 'text[]',
        'last_hash' => 'text',
    ];
}
