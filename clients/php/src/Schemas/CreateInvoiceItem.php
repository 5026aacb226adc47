<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateInvoiceItem is made of.
 *
 * @phpstan-import-type AdjustmentFields from Adjustment
 * @phpstan-type CreateInvoiceItemFields array{
 *     product_id: string,
 *     quantity: numeric-string|int,
 *     price: numeric-string|int,
 *     price_base_quantity?: numeric-string|int|null,
 *     tax_rate?: numeric-string|int|null,
 *     tax_category?: 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|null,
 *     discounts?: list<AdjustmentFields|Record>|null,
 *     charges?: list<AdjustmentFields|Record>|null,
 *     description?: string|null,
 * }
 */
final class CreateInvoiceItem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'product_id' => 'text',
        'quantity' => 'decimal',
        'price' => 'decimal',
        'price_base_quantity' => 'decimal',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
        'discounts' => 'Adjustment[]',
        'charges' => 'Adjustment[]',
        'description' => 'text',
    ];
}
