<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BankBillAllocation is made of.
 *
 * @phpstan-type BankBillAllocationFields array{
 *     bill_id: string,
 *     amount: numeric-string|int,
 *     discount?: numeric-string|int|null,
 * }
 */
final class BankBillAllocation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'bill_id' => 'text',
        'amount' => 'decimal',
        'discount' => 'decimal',
    ];
}
