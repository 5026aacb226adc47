<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Seller.
 *
 * @property-read string $name 
 * @property-read Address|null $address 
 * @property-read list<TaxId> $tax_ids 
 * @property-read BankDetails|null $bank_details 
 * @property-read string|null $email 
 * @property-read string|null $phone 
 */
final class Seller extends Record
{
    public const SCHEMA = 'Seller';
}
