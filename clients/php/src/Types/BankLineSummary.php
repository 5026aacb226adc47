<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A bank line without the payments that it is the sum of.
 *
 * @property-read string|null $counterparty_name Who paid or was paid.
 * @property-read string|null $counterparty_iban An IBAN, or the number of an account without one.
 * @property-read string|null $counterparty_bic The bank of that account.
 * @property-read string|null $text What the payment is for.
 * @property-read string|null $end_to_end_id The reference that goes from end to end.
 * @property-read string|null $mandate_id The mandate of a direct debit.
 * @property-read string|null $creditor_id Who collects a direct debit.
 * @property-read string|null $structured_reference A creditor reference or a QR reference.
 * @property-read string|null $return_reason Why it came back, such as MS03.
 * @property-read string|null $original_amount What was ordered, where that is said.
 * @property-read string|null $original_currency In which currency.
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the line.
 * @property-read string $bank_account_id The account.
 * @property-read string $bank_statement_id The statement that brought it.
 * @property-read int $position The line of the file that it begins in.
 * @property-read string $booked_on The day that it was booked.
 * @property-read string|null $valued_on The day that interest counts from.
 * @property-read numeric-string $amount Money in is above zero, money out below.
 * @property-read string $currency Of the account.
 * @property-read string|null $bank_reference The reference of the bank.
 * @property-read string|null $batch_reference The batch that it is the sum of.
 * @property-read string|null $bank_code Its kind by ISO 20022.
 * @property-read string|null $transaction_code Its kind by the code of German banks.
 * @property-read numeric-string|null $charges What the bank kept of it.
 * @property-read int $details_count How many payments it is the sum of, if it is.
 * @property-read numeric-string $matched_amount How much of it is said what it is.
 * @property-read 'new'|'held'|'ignored'|'matched'|string $state Whether it is to be looked at.
 * @property-read list<'hold'|'ignore'|'reopen'|'match'|'unmatch'|string> $available_actions What can be done with it.
 * @property-read string|null $hold_until Until when it is held.
 * @property-read string|null $note Why it is held or ignored.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class BankLineSummary extends Record
{
    public const SCHEMA = 'BankLineSummary';
}
