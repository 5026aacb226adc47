<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The payment run item.
 *
 * @property-read string $bill_id The bill that it pays.
 * @property-read numeric-string $amount What is transferred.
 * @property-read string $creditor_name Whose account it goes to.
 * @property-read string $iban The account.
 * @property-read string $remittance What the transfer says, before it is written in the characters of banks.
 * @property-read string|null $payment_id The payment that settling it has recorded.
 */
final class PaymentRunItem extends Record
{
    public const SCHEMA = 'PaymentRunItem';
}
