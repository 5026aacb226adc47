<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreatePayment is made of.
 *
 * @phpstan-import-type CreateAllocationFields from CreateAllocation
 * @phpstan-type CreatePaymentFields array{
 *     method: 'bank_transfer'|'card'|'cash'|'check'|'other',
 *     received_on?: \DateTimeInterface|string|null,
 *     reference?: string|null,
 *     note?: string|null,
 *     customer_id: string,
 *     amount: numeric-string|int,
 *     currency?: string|null,
 *     metadata?: array<string, string>|null,
 *     allocations?: list<CreateAllocationFields|Record>|null,
 * }
 */
final class CreatePayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'method' => 'text',
        'received_on' => 'date',
        'reference' => 'text',
        'note' => 'text',
        'customer_id' => 'text',
        'amount' => 'decimal',
        'currency' => 'text',
        'metadata' => 'text{}',
        'allocations' => 'CreateAllocation[]',
    ];
}
