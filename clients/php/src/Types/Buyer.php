<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Buyer.
 *
 * @property-read string $name 
 * @property-read string|null $email 
 * @property-read Address|null $billing_address 
 * @property-read Address|null $shipping_address 
 * @property-read list<TaxId> $tax_ids 
 */
final class Buyer extends Record
{
    public const SCHEMA = 'Buyer';
}
