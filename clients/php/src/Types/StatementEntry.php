<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The statement entry.
 *
 * @property-read string $date The day that it counts from.
 * @property-read 'invoice'|'invoice_voided'|'invoice_written_off'|'write_off_ended'|'credit_note'|'credit_note_refunded'|'credit_note_voided'|'payment'|'payment_reversed'|'payment_restored'|'refund'|'refund_cancelled'|'discount'|'discount_ended'|'deduction'|'deduction_ended'|string $type What happened.
 * @property-read string $object_id The invoice, credit note or payment.
 * @property-read string|null $number Number of the document, or reference of the payment.
 * @property-read string|null $due_date When an invoice is due.
 * @property-read numeric-string $amount Above zero, the customer owes more by it.
 * @property-read numeric-string $balance The balance after it.
 */
final class StatementEntry extends Record
{
    public const SCHEMA = 'StatementEntry';
}
