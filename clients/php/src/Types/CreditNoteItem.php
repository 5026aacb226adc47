<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A line of a credit note.
 *
 * @property-read string $id The identifier.
 * @property-read string|null $item_id The item of the invoice; null for an amount of a tax rate.
 * @property-read string $description What it is, for people to read.
 * @property-read numeric-string|null $quantity Null: only an amount is credited.
 * @property-read numeric-string $amount Without tax.
 * @property-read numeric-string $tax_rate Tax rate as a percentage.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string $tax_category The category of the tax, EN 16931.
 */
final class CreditNoteItem extends Record
{
    public const SCHEMA = 'CreditNoteItem';
}
