<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BankLineState is made of.
 */
final class BankLineState
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'bank_account_id' => 'text',
        'booked_on' => 'date',
        'amount' => 'decimal',
        'currency' => 'text',
        'matched_amount' => 'decimal',
        'state' => 'text',
        'hold_until' => 'date',
        'matched_by' => 'text',
    ];
}
