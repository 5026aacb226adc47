<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bank match.
 *
 * @property-read string $id The identifier.
 * @property-read string $bank_line_id The line.
 * @property-read 'payment'|'recorded_payment'|'reversal'|'refund'|'recorded_refund'|'bill_payment'|'recorded_bill_payment'|'fee'|'ignore'|string $kind What a part of the line is.
 * @property-read numeric-string $amount How much; money that goes out is below zero.
 * @property-read string|null $payment_id The payment.
 * @property-read string|null $refund_id The refund of the payment.
 * @property-read string|null $credit_note_id The credit note that was refunded.
 * @property-read string|null $bill_payment_id The payment to a supplier.
 * @property-read bool $is_made Whether it was recorded with this, so that undoing takes it back.
 * @property-read string|null $reason Why, where somebody said so.
 * @property-read 'certain'|'likely'|'possible'|string|null $verdict What was proposed, where it was.
 * @property-read list<'recorded'|'released'|'returned'|'reference'|'number_in_text'|'due_exact'|'due_less_discount'|'sum_exact'|'part'|'over'|'amount_exact'|'iban_known'|'name_equal'|'only_one'|'rule'|'rule_certain'|'iban_of_other'|'other_number_named'|'paid_already'|string> $facts What spoke for it then.
 * @property-read 'request'|'accept_certain'|'auto_certain'|string $matched_by `request`: a request said what the line is. `accept_certain`: one had all booked that is certain. `auto_certain`: the setting of the bank account had.
 * @property-read string|null $matching_rule_id The rule that it follows; it may be deleted by now.
 * @property-read \DateTimeImmutable|null $undone_at When it was taken back.
 * @property-read \DateTimeImmutable $created_at When it was made.
 */
final class BankMatch extends Record
{
    public const SCHEMA = 'BankMatch';
}
