<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Address is made of.
 *
 * @phpstan-type AddressFields array{
 *     line1?: string|null,
 *     line2?: string|null,
 *     line3?: string|null,
 *     city?: string|null,
 *     state?: string|null,
 *     postal_code?: string|null,
 *     country?: string|null,
 * }
 */
final class Address
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'line1' => 'text',
        'line2' => 'text',
        'line3' => 'text',
        'city' => 'text',
        'state' => 'text',
        'postal_code' => 'text',
        'country' => 'text',
    ];
}
