<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A page of prices.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the price list.
 * @property-read string $name The name.
 * @property-read string $currency A currency code of ISO 4217.
 * @property-read bool $prices_include_tax Whether its prices include tax.
 * @property-read string|null $valid_from The first day on which it holds.
 * @property-read string|null $valid_until The last day on which it holds.
 * @property-read string|null $base_list_id The list that says what products cost that have no entry here.
 * @property-read numeric-string|null $discount_percent What products without an entry cost less, as a percentage.
 * @property-read list<PriceListEntry> $entries The prices, in the order in which they were given.
 * @property-read string|null $note A note for yourselves.
 * @property-read array<string, string> $metadata Texts of your own by names of your own.
 * @property-read \DateTimeImmutable|null $archived_at Since when it gives no prices and is hidden from lists.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class PriceList extends Record
{
    public const SCHEMA = 'PriceList';
}
