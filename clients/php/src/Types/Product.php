<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What the organization sells.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the product.
 * @property-read string $name The name.
 * @property-read string|null $sku Your own article number.
 * @property-read string|null $gtin Global Trade Item Number.
 * @property-read string|null $description What it is, for people to read.
 * @property-read numeric-string|null $price Proposed price per unit.
 * @property-read string|null $currency Null: the organization’s currency.
 * @property-read numeric-string|null $tax_rate Proposed tax rate as a percentage.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string|null $tax_category Proposed tax category of EN 16931.
 * @property-read Unit|null $unit What is counted.
 * @property-read bool $active Whether it is still sold.
 * @property-read array<string, string> $metadata Texts of your own by names of your own.
 * @property-read \DateTimeImmutable|null $archived_at Since when it is hidden from lists.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class Product extends Record
{
    public const SCHEMA = 'Product';
}
