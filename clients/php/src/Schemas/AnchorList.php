<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AnchorList is made of.
 */
final class AnchorList
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'data' => 'Anchor[]',
        'has_more' => 'boolean',
        'next_cursor' => 'text',
    ];
}
