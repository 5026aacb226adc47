<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The first invoice.
 *
 * @property-read string $currency Of all amounts here.
 * @property-read numeric-string $tax_rate Tax rate of lines without one of their own, as a percentage.
 * @property-read 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|string $tax_category Tax category of such lines.
 * @property-read string|null $tax_exemption_reason Why no tax is charged, as it was given.
 * @property-read 'document'|'line'|string $tax_rounding Whether tax is rounded once per tax group or once per line.
 * @property-read bool $prices_include_tax Whether prices, discounts and charges include tax.
 * @property-read list<AppliedDocumentAdjustment> $discounts Taken off the whole invoice.
 * @property-read list<AppliedDocumentAdjustment> $charges Added to the whole invoice.
 * @property-read numeric-string $subtotal Sum of the lines, without tax.
 * @property-read numeric-string $discount_total Sum of the invoice’s own discounts, without tax.
 * @property-read numeric-string $charge_total Sum of the invoice’s own charges, without tax.
 * @property-read numeric-string $total_excluding_tax Subtotal less discounts, plus charges.
 * @property-read numeric-string $tax_total Sum of the taxes.
 * @property-read numeric-string $total What the invoice comes to: subtotal less discounts, plus charges, plus tax.
 * @property-read list<Withholding> $withholdings What the customer withholds.
 * @property-read numeric-string $withholding_total Its sum.
 * @property-read numeric-string|null $round_payable_to What is to be paid is a multiple of this; null: it is not rounded.
 * @property-read numeric-string $payable_rounding What rounding adds to what is to be paid, or takes off it: computed, or as it was given.
 * @property-read numeric-string $prepaid_amount What had been paid before.
 * @property-read numeric-string $amount_payable What is to be paid by this document: total less what is withheld and prepaid, plus rounding. Payments do not change it; below zero, it is what was prepaid too much.
 * @property-read numeric-string $amount_paid What payments have settled so far.
 * @property-read numeric-string $amount_credited What credit notes have lowered the amount due by.
 * @property-read numeric-string $amount_due What is still to pay.
 * @property-read list<TaxGroup> $tax_breakdown One group per tax category and rate, the highest rate first.
 * @property-read string $customer_id The identifier of the customer.
 * @property-read string $customer_name The customer’s name as it is now.
 * @property-read string|null $issue_date The day on which it was issued.
 * @property-read string $due_date The last day to pay.
 * @property-read list<PlannedInstalment>|null $payment_plan The instalments; null where it is paid at once.
 * @property-read list<CalculatedItem> $items The lines, in their order.
 * @property-read string|null $message With its placeholders filled in.
 * @property-read Period|null $service_period The days that are invoiced.
 */
final class FirstInvoice extends Record
{
    public const SCHEMA = 'FirstInvoice';
}
