<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Statement is made of.
 */
final class Statement
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'customer_id' => 'text',
        'customer_name' => 'text',
        'currency' => 'text',
        'from' => 'date',
        'to' => 'date',
        'as_of' => 'date',
        'known_at' => 'date-time',
        'time_zone' => 'text',
        'opening_balance' => 'decimal',
        'debit_total' => 'decimal',
        'credit_total' => 'decimal',
        'closing_balance' => 'decimal',
        'entries' => 'StatementEntry[]',
        'open_invoices' => 'StatementInvoice[]',
        'aging' => 'AgingBucket[]',
        'unapplied_credit' => 'decimal',
    ];
}
