<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What a list shows of the payment.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the payment.
 * @property-read 'recorded'|'reversed'|string $status The state that it is in.
 * @property-read string $customer_id The identifier of the customer.
 * @property-read string $customer_name As it was when the payment was recorded.
 * @property-read string $currency Of all amounts here.
 * @property-read numeric-string $amount How much came in.
 * @property-read numeric-string $applied_amount How much of it settles invoices; none of a reversed one.
 * @property-read numeric-string $unapplied_amount How much of it is the customer’s credit.
 * @property-read numeric-string $refunded_amount How much of it was given back.
 * @property-read 'bank_transfer'|'card'|'cash'|'check'|'other'|string $method How the money came.
 * @property-read string $received_on The day on which it came in.
 * @property-read string|null $reference What the other side knows it by.
 * @property-read string|null $note A note for yourselves.
 * @property-read array<string, string> $metadata Texts of your own by names of your own.
 * @property-read \DateTimeImmutable|null $reversed_at When it was reversed; null if it was not.
 * @property-read string|null $reversal_reason Why it was reversed.
 * @property-read \DateTimeImmutable|null $receipt_sent_at When a receipt was sent by mail, the last time. It stays when the payment is reversed.
 * @property-read list<'allocate'|'unallocate'|'refund'|'cancel_refund'|'reverse'|'send'|string> $available_actions What may be done with it now.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 */
final class PaymentSummary extends Record
{
    public const SCHEMA = 'PaymentSummary';
}
