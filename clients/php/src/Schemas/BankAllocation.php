<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BankAllocation is made of.
 */
final class BankAllocation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoice_id' => 'text',
        'amount' => 'decimal',
        'settle_rest' => 'text',
    ];
}
