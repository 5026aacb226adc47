<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The left out bill.
 *
 * @property-read string $bill_id A bill that is due.
 * @property-read 'not_approved'|'in_payment_run'|'is_credit'|'not_in_euros'|'nothing_due'|'amount_too_large'|'no_account'|'unknown_account'|string $reason Why it is not paid.
 * @property-read string $detail The same in words, and what to do.
 */
final class LeftOutBill extends Record
{
    public const SCHEMA = 'LeftOutBill';
}
