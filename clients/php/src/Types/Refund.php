<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * A part of a payment that was given back.
 *
 * @property-read string $id The identifier.
 * @property-read numeric-string $amount How much was given back, in the currency of the payment.
 * @property-read 'bank_transfer'|'card'|'cash'|'check'|'other'|string $method How it went out.
 * @property-read string $refunded_on When it went out.
 * @property-read string|null $reference What the bank statement says of it.
 * @property-read string|null $reason Why it was given back.
 * @property-read \DateTimeImmutable|null $cancelled_at When it was cancelled; it counts no longer since then.
 * @property-read \DateTimeImmutable $created_at When it was recorded.
 */
final class Refund extends Record
{
    public const SCHEMA = 'Refund';
}
