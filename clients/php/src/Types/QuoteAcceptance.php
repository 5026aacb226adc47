<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The quote acceptance.
 *
 * @property-read numeric-string $subtotal Sum of the lines, without tax.
 * @property-read numeric-string $discount_total Sum of the quote’s own discounts, without tax.
 * @property-read numeric-string $charge_total Sum of the quote’s own charges, without tax.
 * @property-read numeric-string $tax_total Sum of the taxes.
 * @property-read numeric-string $total Subtotal less discounts, plus charges, plus tax.
 * @property-read list<TaxGroup> $tax_breakdown One group per tax category and rate, the highest rate first.
 * @property-read \DateTimeImmutable $at When it was accepted.
 * @property-read string|null $name Who has accepted it; null once the data of the customer were erased.
 * @property-read 'email'|'phone'|'paper'|'in_person'|'other'|string $channel How you were told.
 * @property-read list<string> $items The lines that hold.
 * @property-read string $document_hash SHA-256 of the quote as it was issued, in hexadecimal, as its chain has it.
 * @property-read string|null $terms_hash SHA-256 of its terms, in hexadecimal; null where it has none.
 */
final class QuoteAcceptance extends Record
{
    public const SCHEMA = 'QuoteAcceptance';
}
