<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ElectronicAddress is made of.
 *
 * @phpstan-type ElectronicAddressFields array{
 *     value: string,
 *     scheme: string,
 * }
 */
final class ElectronicAddress
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'value' => 'text',
        'scheme' => 'text',
    ];
}
