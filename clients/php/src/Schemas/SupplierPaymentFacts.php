<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SupplierPaymentFacts is made of.
 */
final class SupplierPaymentFacts
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'status' => 'text',
        'supplier_id' => 'text',
        'currency' => 'text',
        'amount' => 'decimal',
        'unapplied_amount' => 'decimal',
        'method' => 'text',
        'paid_on' => 'date',
        'reversed_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
