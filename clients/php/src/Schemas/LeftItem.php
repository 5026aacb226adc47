<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What LeftItem is made of.
 */
final class LeftItem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'quote_item_id' => 'text',
        'quantity' => 'decimal',
    ];
}
