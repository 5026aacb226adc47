<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The price source.
 *
 * @property-read 'price_list'|'product'|string $from The price list of the customer, or the product’s own price.
 * @property-read string|null $price_list_id The list.
 * @property-read numeric-string|null $min_quantity The quantity from which the price holds, unless it holds for any.
 * @property-read numeric-string|null $discount_percent What the list takes off, as a percentage, where it has no price of its own.
 */
final class PriceSource extends Record
{
    public const SCHEMA = 'PriceSource';
}
