<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * InvoiceItem.
 *
 * @property-read string $id 
 * @property-read string $product_id 
 * @property-read string $product_name The product’s name when the line was written.
 * @property-read string|null $description 
 * @property-read numeric-string $quantity 
 * @property-read numeric-string $price Price of one unit, without tax.
 * @property-read numeric-string $tax_rate Tax rate of this line as a percentage.
 * @property-read numeric-string $gross Quantity times price, rounded to the currency.
 * @property-read numeric-string $net What is taxed.
 */
final class InvoiceItem extends Record
{
    public const SCHEMA = 'InvoiceItem';
}
