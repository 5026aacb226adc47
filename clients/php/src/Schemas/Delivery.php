<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What Delivery is made of.
 *
 * @phpstan-import-type AddressFields from Address
 * @phpstan-import-type IdentifierFields from Identifier
 * @phpstan-type DeliveryFields array{
 *     date?: \DateTimeInterface|string|null,
 *     name?: string|null,
 *     location?: IdentifierFields|Record|null,
 *     address?: AddressFields|Record|null,
 * }
 */
final class Delivery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'date' => 'date',
        'name' => 'text',
        'location' => 'Identifier',
        'address' => 'Address',
    ];
}
