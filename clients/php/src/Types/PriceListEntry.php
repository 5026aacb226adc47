<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The price list entry.
 *
 * @property-read string $product_id The identifier of the product.
 * @property-read numeric-string $price What one unit costs.
 * @property-read numeric-string|null $min_quantity The quantity from which it costs that; null if any.
 */
final class PriceListEntry extends Record
{
    public const SCHEMA = 'PriceListEntry';
}
