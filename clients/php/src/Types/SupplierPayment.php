<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The supplier payment.
 *
 * @property-read string $id The identifier.
 * @property-read int $version Counts the changes of the payment.
 * @property-read 'recorded'|'reversed'|string $status The state that it is in.
 * @property-read string $supplier_id Who was paid.
 * @property-read string $currency Of all amounts here.
 * @property-read numeric-string $amount How much went out.
 * @property-read numeric-string $unapplied_amount How much of it settles no bill.
 * @property-read 'bank_transfer'|'card'|'cash'|'check'|'other'|string $method How it went out.
 * @property-read string $paid_on When it went out.
 * @property-read \DateTimeImmutable|null $reversed_at When it was taken back.
 * @property-read \DateTimeImmutable $created_at When it was made.
 * @property-read \DateTimeImmutable $updated_at When it was last changed.
 * @property-read list<'allocate'|'unallocate'|'reverse'|string> $available_actions What can be done with it.
 * @property-read string|null $reference What the payment said.
 * @property-read string|null $note A note for yourselves.
 * @property-read array<string, string> $metadata Texts of your own by names of your own.
 * @property-read string|null $reversal_reason Why it was taken back.
 * @property-read list<BillAllocation> $allocations Which bills it settles; of a reversed payment, which it did.
 */
final class SupplierPayment extends Record
{
    public const SCHEMA = 'SupplierPayment';
}
