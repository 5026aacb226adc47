<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BillFacts is made of.
 */
final class BillFacts
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'status' => 'text',
        'kind' => 'text',
        'supplier_id' => 'text',
        'file_id' => 'text',
        'issue_date' => 'date',
        'due_date' => 'date',
        'currency' => 'text',
        'total' => 'decimal',
        'amount_payable' => 'decimal',
        'amount_paid' => 'decimal',
        'amount_discounted' => 'decimal',
        'amount_due' => 'decimal',
        'payment_run_id' => 'text',
        'opened_at' => 'date-time',
        'approved_at' => 'date-time',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
    ];
}
