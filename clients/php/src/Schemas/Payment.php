<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Payment is made of.
 */
final class Payment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'status' => 'text',
        'customer_id' => 'text',
        'customer_name' => 'text',
        'currency' => 'text',
        'amount' => 'decimal',
        'applied_amount' => 'decimal',
        'unapplied_amount' => 'decimal',
        'refunded_amount' => 'decimal',
        'method' => 'text',
        'received_on' => 'date',
        'reference' => 'text',
        'note' => 'text',
        'metadata' => 'text{}',
        'reversed_at' => 'date-time',
        'reversal_reason' => 'text',
        'receipt_sent_at' => 'date-time',
        'available_actions' => 'text[]',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
        'allocations' => 'Allocation[]',
        'refunds' => 'Refund[]',
    ];
}
