<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bill allocation.
 *
 * @property-read string $bill_id What is settled.
 * @property-read numeric-string $amount How much of it, without a sign.
 * @property-read numeric-string $discount What the supplier has let go for paying early.
 * @property-read bool $is_credit Whether it is credit, which adds to the money of the payment.
 * @property-read \DateTimeImmutable $created_at Since when.
 */
final class BillAllocation extends Record
{
    public const SCHEMA = 'BillAllocation';
}
