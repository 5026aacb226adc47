<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Where and when the goods or services are delivered.
 *
 * @property-read string|null $date When it was delivered.
 * @property-read string|null $name Who received it.
 * @property-read Identifier|null $location Where, as an identifier such as a GLN.
 * @property-read Address|null $address Where; else the customer’s shipping address.
 */
final class Delivery extends Record
{
    public const SCHEMA = 'Delivery';
}
