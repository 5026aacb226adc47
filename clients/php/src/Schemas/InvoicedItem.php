<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What InvoicedItem is made of.
 *
 * @phpstan-type InvoicedItemFields array{
 *     quote_item_id: string,
 *     quantity?: numeric-string|int|null,
 * }
 */
final class InvoicedItem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'quote_item_id' => 'text',
        'quantity' => 'decimal',
    ];
}
