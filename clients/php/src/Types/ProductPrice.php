<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The product price.
 *
 * @property-read string $product_id The identifier of the product.
 * @property-read string|null $customer_id The identifier of the customer.
 * @property-read numeric-string $quantity How many are sold.
 * @property-read string $on The day that was asked about.
 * @property-read string $currency The currency of the price.
 * @property-read numeric-string|null $price What one unit costs; null if there is no price.
 * @property-read bool|null $prices_include_tax Whether it includes tax, as its price list says; null of a product’s own price.
 * @property-read PriceSource|null $price_source Where the price comes from.
 * @property-read NoPrice|null $no_price Why there is no price, if there is none.
 */
final class ProductPrice extends Record
{
    public const SCHEMA = 'ProductPrice';
}
