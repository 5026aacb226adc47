<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A postal address.
 *
 * @property-read string|null $line1 Street and number.
 * @property-read string|null $line2 Building, floor, care of.
 * @property-read string|null $line3 A further line.
 * @property-read string|null $city City or town.
 * @property-read string|null $state State, province or region.
 * @property-read string|null $postal_code Postal code.
 * @property-read string|null $country Country, ISO 3166-1 alpha-2.
 */
final class Address extends Record
{
    public const SCHEMA = 'Address';
}
