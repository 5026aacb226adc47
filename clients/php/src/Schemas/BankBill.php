<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BankBill is made of.
 */
final class BankBill
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'bill_id' => 'text',
        'amount' => 'decimal',
        'discount' => 'decimal',
    ];
}
