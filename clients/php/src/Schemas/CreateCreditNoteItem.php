<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateCreditNoteItem is made of.
 *
 * @phpstan-type CreateCreditNoteItemFields array{
 *     item_id?: string|null,
 *     quantity?: numeric-string|int|null,
 *     amount?: numeric-string|int|null,
 *     tax_rate?: numeric-string|int|null,
 *     tax_category?: 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|null,
 *     description?: string|null,
 * }
 */
final class CreateCreditNoteItem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'item_id' => 'text',
        'quantity' => 'decimal',
        'amount' => 'decimal',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
        'description' => 'text',
    ];
}
