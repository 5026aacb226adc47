<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DocumentFile is made of.
 */
final class DocumentFile
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'document_id' => 'text',
        'format' => 'text',
        'media_type' => 'text',
        'filename' => 'text',
        'state' => 'text',
        'errors' => 'integer',
        'size' => 'integer',
        'sha256' => 'text',
        'rules' => 'text',
        'created_at' => 'date-time',
    ];
}
