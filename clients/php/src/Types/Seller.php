<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The organization as it was when the document was issued.
 *
 * @property-read string $name The name.
 * @property-read Address|null $address The postal address.
 * @property-read list<TaxId> $tax_ids The tax numbers.
 * @property-read BankDetails|null $bank_details Where the money is to go.
 * @property-read string|null $email The e-mail address.
 * @property-read string|null $phone The telephone number.
 */
final class Seller extends Record
{
    public const SCHEMA = 'Seller';
}
