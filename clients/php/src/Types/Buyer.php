<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The customer as it was when the document was issued.
 *
 * @property-read string $name The name.
 * @property-read string|null $email The e-mail address.
 * @property-read Address|null $billing_address Where the invoice goes.
 * @property-read Address|null $shipping_address Where the goods go.
 * @property-read list<TaxId> $tax_ids The tax numbers.
 */
final class Buyer extends Record
{
    public const SCHEMA = 'Buyer';
}
