<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BankOutcome is made of.
 */
final class BankOutcome
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'kind' => 'text',
        'amount' => 'decimal',
        'customer_id' => 'text',
        'allocations' => 'BankAllocation[]',
        'payment_id' => 'text',
        'credit_note_id' => 'text',
        'supplier_id' => 'text',
        'bills' => 'BankBill[]',
        'bill_payment_id' => 'text',
        'payment_run_id' => 'text',
        'reason' => 'text',
    ];
}
