<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReceivedFile is made of.
 */
final class ReceivedFile
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'media_type' => 'text',
        'size' => 'integer',
        'sha256' => 'text',
        'received_at' => 'date-time',
        'created_at' => 'date-time',
        'filename' => 'text',
    ];
}
