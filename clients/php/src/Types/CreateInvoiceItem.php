<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What a new invoice item is made of.
 *
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
 * @property-read numeric-string|null $list_price Price before its discount; less `price_discount` it must be the price.
 * @property-read numeric-string|null $price_discount What is taken off the list price.
 * @property-read bool|null $withholdable Whether `withholdings` are taken from it, too.
 * @property-read string $product_id The product that is sold.
 * @property-read numeric-string $quantity How much of it; a negative quantity is a return.
 * @property-read numeric-string|null $price Unit price, without tax unless `prices_include_tax` says otherwise. Without it, the one of the customer’s price list on the issue date, else of the product. The answer says which, in `price_source`.
 * @property-read numeric-string|null $price_base_quantity How many units the price is for; else one.
 * @property-read Unit|null $unit What the quantity counts; else the product’s unit.
 * @property-read numeric-string|null $tax_rate Tax rate of this line as a percentage; else the invoice’s.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string|null $tax_category Tax category of EN 16931 of this line; all but S, L and M have the rate 0.
 * @property-read list<Adjustment>|null $discounts Taken off the line, each from quantity times price and rounded by itself, never from what another one left.
 * @property-read list<Adjustment>|null $charges Added to the line, each to quantity times price and rounded by itself.
 * @property-read string|null $description What is printed beside the name.
 */
final class CreateInvoiceItem extends Record
{
    public const SCHEMA = 'CreateInvoiceItem';
}
