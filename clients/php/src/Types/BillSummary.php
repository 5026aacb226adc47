<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What a list shows of the bill.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the bill.
 * @property-read 'inbox'|'draft'|'open'|'approved'|'paid'|'disputed'|'rejected'|'void'|string $status In the `inbox` no total is known. Once it is open its fields do not change. Payments make an approved one `paid`.
 * @property-read 'invoice'|'credit_note'|string $kind A credit note takes back what bills ask for.
 * @property-read string|null $supplier_id Who sent it; null until that is known.
 * @property-read string|null $file_id The file that it came as.
 * @property-read string|null $issue_date The day that it says it was issued.
 * @property-read string|null $due_date The day that it is to be paid by.
 * @property-read string|null $currency Of all of its amounts.
 * @property-read numeric-string|null $total With tax, as the supplier says it.
 * @property-read numeric-string|null $amount_payable What is to be paid, as the supplier says it.
 * @property-read numeric-string|null $amount_paid What payments and credit notes have settled of it.
 * @property-read numeric-string|null $amount_discounted What the supplier has let go for paying early.
 * @property-read numeric-string|null $amount_due What is still to be paid of it.
 * @property-read string|null $payment_run_id The payment run that is to pay it, while that is open.
 * @property-read \DateTimeImmutable|null $opened_at When it was last opened.
 * @property-read \DateTimeImmutable|null $approved_at When it was approved, if it is.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 * @property-read list<'update'|'delete'|'open'|'approve'|'dispute'|'reject'|'void'|string> $available_actions What can be done with it.
 * @property-read BillSupplierMatch|null $supplier_match How the supplier was found.
 * @property-read string|null $supplier_number The number that the supplier gave it.
 * @property-read string $received_on The day that it came.
 * @property-read numeric-string|null $subtotal Without tax, as the supplier says it.
 * @property-read numeric-string|null $tax_total The tax, as the supplier says it.
 * @property-read list<BillTaxGroup> $tax_breakdown The tax by category and rate, as the supplier says it.
 * @property-read BillParty|null $seller Who sent it, as the document says.
 * @property-read BillParty|null $buyer Who is to pay, as the document says.
 * @property-read BillPayment $payment Where it is to be paid to.
 * @property-read string|null $order_reference The order that it is for.
 * @property-read list<BillDifference> $differences Where its sums do not fit each other.
 * @property-read list<BillFinding> $findings What you should know of it, the gravest first.
 * @property-read list<AcceptedFinding> $accepted_findings What somebody has looked at and let pass.
 * @property-read string|null $opened_by Who opened it last: a user or an API key.
 * @property-read string|null $approved_by Who approved it, if it is approved.
 * @property-read string|null $reason Why it was rejected, disputed or made void.
 * @property-read string|null $note A note for yourselves.
 * @property-read array<string, string> $metadata Texts of your own by names of your own.
 */
final class BillSummary extends Record
{
    public const SCHEMA = 'BillSummary';
}
