<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The credit refund.
 *
 * @property-read numeric-string $amount How much was paid out, in the currency of the credit note.
 * @property-read 'bank_transfer'|'card'|'cash'|'check'|'other'|string|null $method How it went out, where somebody said.
 * @property-read string|null $refunded_on When it went out; null where it was recorded before days were kept.
 * @property-read string|null $reference What the bank statement says of it.
 * @property-read \DateTimeImmutable $created_at When it was recorded.
 */
final class CreditRefund extends Record
{
    public const SCHEMA = 'CreditRefund';
}
