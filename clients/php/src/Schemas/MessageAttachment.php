<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MessageAttachment is made of.
 */
final class MessageAttachment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'format' => 'text',
        'invoice_id' => 'text',
        'filename' => 'text',
        'media_type' => 'text',
        'sha256' => 'text',
        'bytes' => 'integer',
    ];
}
