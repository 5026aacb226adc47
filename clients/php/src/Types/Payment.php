<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Payment.
 *
 * @property-read string $id 
 * @property-read int $version Counts the changes of the payment.
 * @property-read 'recorded'|'reversed'|string $status 
 * @property-read string $customer_id 
 * @property-read string $customer_name As it was when the payment was recorded.
 * @property-read string $currency Of all amounts here.
 * @property-read numeric-string $amount How much came in.
 * @property-read numeric-string $applied_amount How much of it settles invoices; none of a reversed one.
 * @property-read numeric-string $unapplied_amount How much of it is the customer’s credit.
 * @property-read numeric-string $refunded_amount How much of it was given back.
 * @property-read 'bank_transfer'|'card'|'cash'|'check'|'other'|string $method 
 * @property-read string $received_on 
 * @property-read string|null $reference 
 * @property-read string|null $note 
 * @property-read array<string, string> $metadata 
 * @property-read \DateTimeImmutable|null $reversed_at 
 * @property-read string|null $reversal_reason 
 * @property-read list<'allocate'|'unallocate'|'refund'|'cancel_refund'|'reverse'|string> $available_actions What may be done with it now.
 * @property-read \DateTimeImmutable $created_at 
 * @property-read \DateTimeImmutable $updated_at 
 * @property-read list<Allocation> $allocations What it has settled, in order; of a reversed payment, what it had settled.
 * @property-read list<Refund> $refunds What was given back out of it, in order.
 */
final class Payment extends Record
{
    public const SCHEMA = 'Payment';
}
