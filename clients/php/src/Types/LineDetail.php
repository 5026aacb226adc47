<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * One of the payments that a bank line is the sum of.
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
 * @property-read numeric-string|null $amount Null where the bank does not say it.
 */
final class LineDetail extends Record
{
    public const SCHEMA = 'LineDetail';
}
