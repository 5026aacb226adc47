<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreditRefund is made of.
 */
final class CreditRefund
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'amount' => 'decimal',
        'method' => 'text',
        'refunded_on' => 'date',
        'reference' => 'text',
        'created_at' => 'date-time',
    ];
}
