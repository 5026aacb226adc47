<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateQuoteItem is made of.
 *
 * @phpstan-import-type AdjustmentFields from Adjustment
 * @phpstan-import-type AttributeFields from Attribute
 * @phpstan-import-type ClassificationFields from Classification
 * @phpstan-import-type IdentifierFields from Identifier
 * @phpstan-import-type PeriodFields from Period
 * @phpstan-import-type TextAboveFields from TextAbove
 * @phpstan-import-type TextBelowFields from TextBelow
 * @phpstan-import-type UnitFields from Unit
 * @phpstan-type CreateQuoteItemFields array{
 *     above?: list<TextAboveFields|Record>|null,
 *     below?: list<TextBelowFields|Record>|null,
 *     note?: string|null,
 *     buyer_item_id?: string|null,
 *     standard_id?: IdentifierFields|Record|null,
 *     classifications?: list<ClassificationFields|Record>|null,
 *     origin_country?: string|null,
 *     attributes?: list<AttributeFields|Record>|null,
 *     order_line_reference?: string|null,
 *     buyer_accounting_reference?: string|null,
 *     invoiced_object?: IdentifierFields|Record|null,
 *     service_period?: PeriodFields|Record|null,
 *     list_price?: numeric-string|int|null,
 *     price_discount?: numeric-string|int|null,
 *     withholdable?: bool|null,
 *     product_id: string,
 *     quantity: numeric-string|int,
 *     price?: numeric-string|int|null,
 *     price_base_quantity?: numeric-string|int|null,
 *     unit?: UnitFields|Record|null,
 *     tax_rate?: numeric-string|int|null,
 *     tax_category?: 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|null,
 *     discounts?: list<AdjustmentFields|Record>|null,
 *     charges?: list<AdjustmentFields|Record>|null,
 *     description?: string|null,
 *     optional?: bool|null,
 *     group?: string|null,
 * }
 */
final class CreateQuoteItem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'above' => 'TextAbove[]',
        'below' => 'TextBelow[]',
        'note' => 'text',
        'buyer_item_id' => 'text',
        'standard_id' => 'Identifier',
        'classifications' => 'Classification[]',
        'origin_country' => 'text',
        'attributes' => 'Attribute[]',
        'order_line_reference' => 'text',
        'buyer_accounting_reference' => 'text',
        'invoiced_object' => 'Identifier',
        'service_period' => 'Period',
        'list_price' => 'decimal',
        'price_discount' => 'decimal',
        'withholdable' => 'boolean',
        'product_id' => 'text',
        'quantity' => 'decimal',
        'price' => 'decimal',
        'price_base_quantity' => 'decimal',
        'unit' => 'Unit',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
        'discounts' => 'Adjustment[]',
        'charges' => 'Adjustment[]',
        'description' => 'text',
        'optional' => 'boolean',
        'group' => 'text',
    ];
}
