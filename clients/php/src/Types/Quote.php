<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The quote.
 *
 * @property-read numeric-string $subtotal Sum of the lines, without tax.
 * @property-read numeric-string $discount_total Sum of the quote’s own discounts, without tax.
 * @property-read numeric-string $charge_total Sum of the quote’s own charges, without tax.
 * @property-read numeric-string $tax_total Sum of the taxes.
 * @property-read numeric-string $total Subtotal less discounts, plus charges, plus tax.
 * @property-read list<TaxGroup> $tax_breakdown One group per tax category and rate, the highest rate first.
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes.
 * @property-read 'draft'|'open'|'accepted'|'declined'|'expired'|'superseded'|'cancelled'|'invoiced'|string $status The state that it is in.
 * @property-read list<'update'|'delete'|'issue'|'send'|'revise'|'accept'|'decline'|'extend'|'cancel'|'create_invoice'|string> $available_actions What may be done now.
 * @property-read string|null $number Null: it is a draft.
 * @property-read int $revision Counts the quotes that took the place of each other.
 * @property-read string|null $revises_quote_id The quote whose place it takes.
 * @property-read string|null $superseded_by_quote_id The quote that has taken its place.
 * @property-read string $customer_id The identifier of the customer.
 * @property-read string $customer_name The customer’s name when it was written.
 * @property-read string $currency Of all amounts here.
 * @property-read numeric-string $tax_rate Tax rate of lines without one of their own, as a percentage.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string $tax_category Tax category of such lines.
 * @property-read string|null $tax_exemption_reason Why no tax is charged, as it was given.
 * @property-read 'document'|'line'|string $tax_rounding Whether tax is rounded once per tax group or once per line.
 * @property-read bool $prices_include_tax Whether prices, discounts and charges include tax.
 * @property-read list<AppliedDocumentAdjustment> $discounts Taken off the whole quote.
 * @property-read list<AppliedDocumentAdjustment> $charges Added to the whole quote.
 * @property-read numeric-string $total_excluding_tax Subtotal less discounts, plus charges.
 * @property-read string|null $issue_date The day on which it was issued.
 * @property-read string|null $valid_until The last day on which it can be accepted. Null: 30 days after the issue.
 * @property-read string|null $reference The customer’s own sign.
 * @property-read string|null $note For yourselves.
 * @property-read string|null $message Printed on the document.
 * @property-read array<string, string> $metadata Texts of your own by names of your own.
 * @property-read QuoteAcceptance|null $acceptance What proves that it was accepted, and the sums of the lines that hold since.
 * @property-read string|null $decline_reason Why it was declined.
 * @property-read \DateTimeImmutable|null $issued_at When it was issued.
 * @property-read \DateTimeImmutable|null $sent_at When it last left by mail.
 * @property-read \DateTimeImmutable|null $viewed_at When somebody looked at the page behind one of its links for the first time.
 * @property-read \DateTimeImmutable|null $closed_at When it was accepted, declined, cancelled or superseded, or has expired.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 * @property-read string|null $terms What whoever accepts agrees to.
 * @property-read Seller|null $seller Who offers it, as it was at the issue.
 * @property-read Buyer|null $buyer To whom, as it was at the issue.
 * @property-read list<QuoteItem> $items The lines, in their order.
 */
final class Quote extends Record
{
    public const SCHEMA = 'Quote';
}
