<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A line of an invoice that is not stored, with its amounts.
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
 */
final class CalculatedItem extends Record
{
    public const SCHEMA = 'CalculatedItem';
}
