<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What a list shows of the invoice.
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
 * @property-read numeric-string $withholding_credited What credit notes have taken back of what is withheld.
 * @property-read list<Certificate> $certificates What confirms that the customer has paid it.
 * @property-read numeric-string $certified_amount Their sum.
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the invoice.
 * @property-read 'draft'|'open'|'paid'|'void'|'uncollectible'|string $status The state that it is in.
 * @property-read 'unpaid'|'partially_paid'|'paid'|string $payment_status How far it is settled.
 * @property-read bool $overdue Whether it is open and its due date has passed where the organization is.
 * @property-read bool $immutable Whether it is a legal document, which never changes.
 * @property-read list<'update'|'delete'|'finalize'|'void'|'mark_uncollectible'|'record_payment'|'credit'|'correct'|'send'|'remind'|'extend'|string> $available_actions What may be done with it now.
 * @property-read string|null $number A draft has none.
 * @property-read string|null $payment_reference What the payer gives as reference, set when it is finalized: yours of `payment_instructions`, else a structured one after ISO 11649.
 * @property-read string $customer_id The identifier of the customer.
 * @property-read string $customer_name The customer’s name when the invoice was written.
 * @property-read string|null $issue_date The day on which it was issued.
 * @property-read string $due_date By when the money is owed, wherever the day was moved to after it was issued. In instalments, the day of the first one that is open.
 * @property-read string|null $issued_due_date The due date that the document says; a draft has none.
 * @property-read list<DueDateExtension> $extensions How the due date has moved since, the first one first.
 * @property-read InvoiceTerms|null $payment_terms Null: the due date was named.
 * @property-read list<PlannedInstalment>|null $payment_plan The instalments that were agreed. Null: it is paid at once.
 * @property-read list<Instalment> $instalments What has become of the instalments; none where it is paid at once.
 * @property-read string|null $reference What the other side knows it by.
 * @property-read string|null $note For yourselves; never printed.
 * @property-read string|null $expected_payment_date When you expect the money.
 * @property-read string|null $reminders_paused_until Before this day no reminder goes out by itself.
 * @property-read string|null $message Printed on the document.
 * @property-read array<string, string> $metadata Texts of your own by names of your own.
 * @property-read numeric-string $credit_notes_total What all credit notes that stand have taken back, whatever became of it.
 * @property-read numeric-string $amount_discounted What stands of discounts for paying early; the rest of it was paid in time.
 * @property-read numeric-string $amount_waived What stands of small rests that were let go.
 * @property-read Settlement $settlement What has settled it, and what is still owed today.
 * @property-read string|null $corrects_invoice_id The invoice that this one replaces.
 * @property-read string|null $recurring_invoice_id The recurring invoice that made it.
 * @property-read string|null $quote_id The quote that it was made of.
 * @property-read bool $imported Whether it was issued elsewhere before, and brought along. It has no place in the chain and no files, and is never sent.
 * @property-read string|null $imported_from The `source` of its import.
 * @property-read string|null $external_id Its identifier where it was issued.
 * @property-read \DateTimeImmutable|null $finalized_at When it was issued by the clock, or brought along.
 * @property-read \DateTimeImmutable|null $paid_at When nothing was due any more; null while something is.
 * @property-read \DateTimeImmutable|null $voided_at When it was voided; null if it was not.
 * @property-read \DateTimeImmutable|null $marked_uncollectible_at When it was written off; null if it was not.
 * @property-read \DateTimeImmutable|null $sent_at When it was last sent.
 * @property-read 'email'|'post'|'network'|'other'|string|null $sent_via How it was last sent.
 * @property-read \DateTimeImmutable|null $viewed_at When its customer first looked at it by a link.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 * @property-read Customer|null $customer The customer as it is now; only when `expand=customer` asks for it.
 */
final class InvoiceSummary extends Record
{
    public const SCHEMA = 'InvoiceSummary';
}
