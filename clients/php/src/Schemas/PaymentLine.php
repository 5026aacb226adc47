<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PaymentLine is made of.
 */
final class PaymentLine
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'bank_line_id' => 'text',
        'bank_account_id' => 'text',
        'booked_on' => 'date',
        'amount' => 'decimal',
        'currency' => 'text',
        'kind' => 'text',
        'matched_by' => 'text',
    ];
}
