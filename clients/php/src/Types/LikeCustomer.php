<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The like customer.
 *
 * @property-read string $id The identifier.
 * @property-read string $name The name.
 * @property-read string|null $city Of the billing address.
 * @property-read list<'tax_id'|'iban'|'email'|'name_and_town'|'name'|string> $reasons What both have in common. `iban`: payments of both came from one account. `name`: the town of one is not known.
 */
final class LikeCustomer extends Record
{
    public const SCHEMA = 'LikeCustomer';
}
