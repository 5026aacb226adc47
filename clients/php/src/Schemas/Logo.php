<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Logo is made of.
 */
final class Logo
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'media_type' => 'text',
        'width' => 'integer',
        'height' => 'integer',
        'size' => 'integer',
        'sha256' => 'text',
    ];
}
