<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bank outcome.
 *
 * @property-read 'payment'|'recorded_payment'|'reversal'|'refund'|'recorded_refund'|'bill_payment'|'recorded_bill_payment'|'payment_run'|'fee'|'ignore'|string $kind What it is.
 * @property-read numeric-string $amount How much of the line it is, above zero.
 * @property-read string|null $customer_id Who pays.
 * @property-read list<BankAllocation> $allocations What a new payment settles.
 * @property-read string|null $payment_id The payment on record.
 * @property-read string|null $credit_note_id The credit note that was refunded.
 * @property-read string|null $supplier_id The supplier who was paid.
 * @property-read list<BankBill> $bills What a new payment to a supplier settles.
 * @property-read string|null $bill_payment_id The payment to a supplier on record.
 * @property-read string|null $payment_run_id The payment run that was executed.
 * @property-read string|null $reason Why it has nothing to do with the books, by a rule.
 */
final class BankOutcome extends Record
{
    public const SCHEMA = 'BankOutcome';
}
