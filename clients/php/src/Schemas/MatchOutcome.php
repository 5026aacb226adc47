<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What MatchOutcome is made of.
 *
 * @phpstan-import-type BankBillAllocationFields from BankBillAllocation
 * @phpstan-import-type CreateAllocationFields from CreateAllocation
 * @phpstan-type MatchOutcomeFields array{
 *     kind: 'payment'|'recorded_payment'|'reversal'|'refund'|'recorded_refund'|'bill_payment'|'recorded_bill_payment'|'payment_run'|'fee'|'ignore',
 *     amount: numeric-string|int,
 *     customer_id?: string|null,
 *     allocations?: list<CreateAllocationFields|Record>|null,
 *     payment_id?: string|null,
 *     credit_note_id?: string|null,
 *     supplier_id?: string|null,
 *     bills?: list<BankBillAllocationFields|Record>|null,
 *     bill_payment_id?: string|null,
 *     payment_run_id?: string|null,
 *     reason?: string|null,
 * }
 */
final class MatchOutcome
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'kind' => 'text',
        'amount' => 'decimal',
        'customer_id' => 'text',
        'allocations' => 'CreateAllocation[]',
        'payment_id' => 'text',
        'credit_note_id' => 'text',
        'supplier_id' => 'text',
        'bills' => 'BankBillAllocation[]',
        'bill_payment_id' => 'text',
        'payment_run_id' => 'text',
        'reason' => 'text',
    ];
}
