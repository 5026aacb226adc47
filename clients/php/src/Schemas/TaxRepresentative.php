<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What TaxRepresentative is made of.
 *
 * @phpstan-import-type AddressFields from Address
 * @phpstan-type TaxRepresentativeFields array{
 *     name: string,
 *     tax_id: string,
 *     address?: AddressFields|Record|null,
 * }
 */
final class TaxRepresentative
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'tax_id' => 'text',
        'address' => 'Address',
    ];
}
