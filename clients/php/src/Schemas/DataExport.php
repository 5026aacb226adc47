<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DataExport is made of.
 */
final class DataExport
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'state' => 'text',
        'format' => 'text',
        'delimiter' => 'text',
        'decimal_sign' => 'text',
        'kinds' => 'text[]',
        'with_files' => 'boolean',
        'progress' => 'DataExportProgress',
        'size' => 'integer',
        'sha256' => 'text',
        'failure' => 'text',
        'created_by' => 'text',
        'snapshot_at' => 'date-time',
        'ready_at' => 'date-time',
        'expires_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
