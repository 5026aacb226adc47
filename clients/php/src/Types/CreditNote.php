<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A document that takes back an invoice or a part of it.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the credit note.
 * @property-read 'issued'|'void'|string $status The state that it is in.
 * @property-read string $number The number of the document.
 * @property-read string $invoice_id What it takes back.
 * @property-read string $invoice_number The number of the invoice.
 * @property-read string $customer_id The identifier of the customer.
 * @property-read string $customer_name As it stands on the invoice.
 * @property-read string $currency Of all amounts here.
 * @property-read string $issue_date The day on which it was issued.
 * @property-read 'duplicate'|'order_change'|'product_unsatisfactory'|'order_cancellation'|'other'|string $reason Why.
 * @property-read string|null $message What is printed for the customer.
 * @property-read string|null $note For yourselves; never printed.
 * @property-read array<string, string> $metadata Texts of your own by names of your own.
 * @property-read numeric-string $subtotal Sum of the items, without tax.
 * @property-read numeric-string $tax_total Sum of the taxes.
 * @property-read numeric-string $total What is taken back.
 * @property-read list<Withholding> $withholdings What it takes back of what the customer withholds.
 * @property-read numeric-string $withholding_total Its sum; total less this is given back.
 * @property-read numeric-string $payable_rounding How the invoice’s amount payable was rounded, when nothing is left of the invoice after this.
 * @property-read numeric-string $applied_amount The allocations that lowered the amount due of invoices, its own invoice first.
 * @property-read numeric-string $refunded_amount What was paid out.
 * @property-read numeric-string $unapplied_amount What is the customer’s credit.
 * @property-read list<TaxGroup> $tax_breakdown One group per tax rate, in the order of the invoice.
 * @property-read list<'allocate'|'mark_refunded'|'void'|'send'|string> $available_actions What may be done with it now.
 * @property-read \DateTimeImmutable|null $voided_at When it was voided; null if it was not.
 * @property-read \DateTimeImmutable|null $sent_at When it was last sent.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 * @property-read Seller $seller Who issued the invoice.
 * @property-read Buyer $buyer To whom.
 * @property-read list<CreditNoteItem> $items What is taken back.
 * @property-read list<Allocation> $allocations What it has settled, in order; of a void one, what it had settled.
 * @property-read list<CreditRefund> $refunds What was paid out of it, in order.
 */
final class CreditNote extends Record
{
    public const SCHEMA = 'CreditNote';
}
