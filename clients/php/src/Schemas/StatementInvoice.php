<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What StatementInvoice is made of.
 */
final class StatementInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoice_id' => 'text',
        'number' => 'text',
        'issue_date' => 'date',
        'due_date' => 'date',
        'days_overdue' => 'integer',
        'total' => 'decimal',
        'amount_due' => 'decimal',
    ];
}
