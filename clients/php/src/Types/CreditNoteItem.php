<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * CreditNoteItem.
 *
 * @property-read string $id 
 * @property-read string|null $item_id The item of the invoice; null for an amount of a tax rate.
 * @property-read string $description 
 * @property-read numeric-string|null $quantity Null: only an amount is credited.
 * @property-read numeric-string $amount Without tax.
 * @property-read numeric-string $tax_rate Tax rate as a percentage.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string $tax_category 
 */
final class CreditNoteItem extends Record
{
    public const SCHEMA = 'CreditNoteItem';
}
