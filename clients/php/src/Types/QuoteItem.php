<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The quote item.
 *
 * @property-read string $product_id The identifier of the product.
 * @property-read string $product_name The product’s name when the line was written.
 * @property-read string|null $description What it is, for people to read.
 * @property-read numeric-string $quantity How much of it.
 * @property-read Unit|null $unit What the quantity counts, as the product had it when the line was written.
 * @property-read numeric-string $price Unit price; with tax where prices include it.
 * @property-read PriceSource|null $price_source Where the price comes from; left out where the request named it.
 * @property-read numeric-string $price_base_quantity How many units the price is for.
 * @property-read numeric-string $tax_rate Tax rate of this line as a percentage.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string $tax_category Tax category of EN 16931.
 * @property-read numeric-string $gross Quantity times price, rounded to the currency; with tax where prices include it.
 * @property-read list<AppliedAdjustment> $discounts Taken off the line.
 * @property-read list<AppliedAdjustment> $charges Added to the line.
 * @property-read numeric-string $net What the line comes to without tax: gross less its discounts, plus its charges.
 * @property-read numeric-string $taxable What is taxed: the net with its part of the invoice’s discounts and charges.
 * @property-read list<TextAbove>|null $above What is printed above the line. Electronic invoices say it in the note of the line.
 * @property-read list<TextBelow>|null $below What is printed below it, one subtotal at most. No amount depends on either.
 * @property-read string|null $note A note on the line.
 * @property-read string|null $buyer_item_id The buyer’s article number.
 * @property-read Identifier|null $standard_id Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160).
 * @property-read list<Classification>|null $classifications Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders.
 * @property-read string|null $origin_country Where it was made, ISO 3166-1 alpha-2.
 * @property-read list<Attribute>|null $attributes Further properties of the article, such as its colour.
 * @property-read string|null $order_line_reference Line of the buyer’s order.
 * @property-read string|null $buyer_accounting_reference Where the buyer books the line.
 * @property-read Identifier|null $invoiced_object What the line is about, such as a meter; scheme of UNTDID 1153.
 * @property-read Period|null $service_period The days that the line invoices.
 * @property-read bool|null $withholdable Whether `withholdings` are taken from it, too.
 * @property-read string|null $sku The product’s article number when the line was written.
 * @property-read numeric-string|null $list_price Price before its discount.
 * @property-read numeric-string|null $price_discount What is taken off the list price.
 * @property-read string $id The identifier.
 * @property-read bool $optional Whether the customer may leave it out.
 * @property-read string|null $group One of the lines with this name holds.
 * @property-read bool $chosen Whether it is part of the totals that are proposed.
 */
final class QuoteItem extends Record
{
    public const SCHEMA = 'QuoteItem';
}
