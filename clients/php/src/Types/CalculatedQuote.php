<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The calculated quote.
 *
 * @property-read numeric-string $subtotal Sum of the lines, without tax.
 * @property-read numeric-string $discount_total Sum of the quote’s own discounts, without tax.
 * @property-read numeric-string $charge_total Sum of the quote’s own charges, without tax.
 * @property-read numeric-string $tax_total Sum of the taxes.
 * @property-read numeric-string $total Subtotal less discounts, plus charges, plus tax.
 * @property-read list<TaxGroup> $tax_breakdown One group per tax category and rate, the highest rate first.
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
 * @property-read list<CalculatedQuoteItem> $items The lines, in their order.
 */
final class CalculatedQuote extends Record
{
    public const SCHEMA = 'CalculatedQuote';
}
