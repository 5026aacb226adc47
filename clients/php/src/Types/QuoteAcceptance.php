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
 * @property-read 'email'|'phone'|'paper'|'in_person'|'other'|'page'|string $channel How you were told. `page`: the customer has accepted it on the page behind a link.
 * @property-read string|null $email The address for mail that they gave on the page; null elsewhere, and once it was erased.
 * @property-read string|null $link_id The link to the page on which it was accepted.
 * @property-read string|null $address_hash Where the page was asked for: a hash of the network address with a key of this installation and the day, so that two of one day can be compared and none can be read.
 * @property-read list<string> $items The lines that hold.
 * @property-read string $document_hash SHA-256 of the quote as it was issued, in hexadecimal, as its chain has it.
 * @property-read string|null $terms_hash SHA-256 of its terms, in hexadecimal; null where it has none.
 */
final class QuoteAcceptance extends Record
{
    public const SCHEMA = 'QuoteAcceptance';
}
