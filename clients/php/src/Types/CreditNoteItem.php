<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A line of a credit note.
 *
 * @property-read string $id The identifier.
 * @property-read string|null $item_id The item of the invoice; null for an amount of a tax rate.
 * @property-read string $description What is printed as its name.
 * @property-read string|null $product_name The product’s name on the item of the invoice. It and the fields that follow are null for an amount of a tax rate, and on credit notes from before they had them.
 * @property-read string|null $item_description The description on the item of the invoice.
 * @property-read string|null $note The note on the item of the invoice.
 * @property-read Unit|null $unit What the quantity counts.
 * @property-read numeric-string|null $price The price on the invoice, where the quantity times it is the amount.
 * @property-read numeric-string|null $price_base_quantity How many units the price is for.
 * @property-read Period|null $service_period The days that the item invoices.
 * @property-read numeric-string|null $quantity Null: only an amount is credited.
 * @property-read numeric-string $amount Without tax.
 * @property-read numeric-string $tax_rate Tax rate as a percentage.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string $tax_category The category of the tax, EN 16931.
 */
final class CreditNoteItem extends Record
{
    public const SCHEMA = 'CreditNoteItem';
}
