<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The payment run.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the run.
 * @property-read 'proposed'|'released'|'settled'|'cancelled'|string $status Once it is `released` it has its file, which does not change.
 * @property-read string $bank_account_id The account that pays.
 * @property-read string $execute_on When the bank is to execute it.
 * @property-read string $currency Of all amounts here.
 * @property-read numeric-string $total What all transfers come to.
 * @property-read int $transfers How many transfers it has: one for each bill.
 * @property-read string|null $file_sha256 SHA-256 of its file, in hexadecimal digits.
 * @property-read \DateTimeImmutable|null $released_at When it was released.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 * @property-read list<'release'|'settle'|'cancel'|string> $available_actions What can be done with it.
 * @property-read list<PaymentRunItem> $items Its transfers.
 * @property-read list<LeftOutBill> $left_out Bills that are due by the day that was asked for, and not paid by it: the first hundred.
 */
final class PaymentRun extends Record
{
    public const SCHEMA = 'PaymentRun';
}
