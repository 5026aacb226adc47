<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The payment line.
 *
 * @property-read string $id The payment, of a customer or to a supplier.
 * @property-read string $bank_line_id The line.
 * @property-read string $bank_account_id Its bank account.
 * @property-read string $booked_on The day that it was booked.
 * @property-read numeric-string $amount How much of it; money that goes out is below zero.
 * @property-read string $currency Of the account.
 * @property-read 'payment'|'recorded_payment'|'reversal'|'refund'|'recorded_refund'|'bill_payment'|'recorded_bill_payment'|'fee'|'ignore'|string $kind What the line is of the payment.
 * @property-read 'request'|'accept_certain'|'auto_certain'|string $matched_by How they came to be matched.
 */
final class PaymentLine extends Record
{
    public const SCHEMA = 'PaymentLine';
}
