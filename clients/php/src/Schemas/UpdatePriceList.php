<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UpdatePriceList is made of.
 *
 * @phpstan-import-type PriceListEntryDetailsFields from PriceListEntryDetails
 * @phpstan-type UpdatePriceListFields array{
 *     name: string,
 *     currency: string,
 *     prices_include_tax?: bool|null,
 *     valid_from?: \DateTimeInterface|string|null,
 *     valid_until?: \DateTimeInterface|string|null,
 *     base_list_id?: string|null,
 *     discount_percent?: numeric-string|int|null,
 *     entries?: list<PriceListEntryDetailsFields|Record>|null,
 *     note?: string|null,
 *     metadata?: array<string, string>|null,
 * }
 */
final class UpdatePriceList
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'currency' => 'text',
        'prices_include_tax' => 'boolean',
        'valid_from' => 'date',
        'valid_until' => 'date',
        'base_list_id' => 'text',
        'discount_percent' => 'decimal',
        'entries' => 'PriceListEntryDetails[]',
        'note' => 'text',
        'metadata' => 'text{}',
    ];
}
