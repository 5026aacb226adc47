<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateSupplierPayment is made of.
 *
 * @phpstan-import-type CreateBillAllocationFields from CreateBillAllocation
 * @phpstan-type CreateSupplierPaymentFields array{
 *     supplier_id: string,
 *     amount: numeric-string|int,
 *     currency?: string|null,
 *     method: 'bank_transfer'|'card'|'cash'|'check'|'other',
 *     paid_on?: \DateTimeInterface|string|null,
 *     reference?: string|null,
 *     note?: string|null,
 *     metadata?: array<string, string>|null,
 *     allocations?: list<CreateBillAllocationFields|Record>|null,
 * }
 */
final class CreateSupplierPayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'supplier_id' => 'text',
        'amount' => 'decimal',
        'currency' => 'text',
        'method' => 'text',
        'paid_on' => 'date',
        'reference' => 'text',
        'note' => 'text',
        'metadata' => 'text{}',
        'allocations' => 'CreateBillAllocation[]',
    ];
}
