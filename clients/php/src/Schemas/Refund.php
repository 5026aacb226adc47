<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Refund is made of.
 */
final class Refund
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'amount' => 'decimal',
        'method' => 'text',
        'refunded_on' => 'date',
        'reference' => 'text',
        'reason' => 'text',
        'cancelled_at' => 'date-time',
        'created_at' => 'date-time',
    ];
}
