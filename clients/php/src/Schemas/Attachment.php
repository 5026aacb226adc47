<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Attachment is made of.
 */
final class Attachment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'reference' => 'text',
        'description' => 'text',
        'url' => 'text',
        'filename' => 'text',
        'media_type' => 'text',
        'size' => 'integer',
        'sha256' => 'text',
    ];
}
