<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What RecurringInvoiceSummary is made of.
 */
final class RecurringInvoiceSummary
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'version' => 'integer',
        'status' => 'text',
        'available_actions' => 'text[]',
        'name' => 'text',
        'customer_id' => 'text',
        'content' => 'InvoiceContent',
        'total' => 'decimal',
        'currency' => 'text',
        'rule' => 'Recurrence',
        'rrule' => 'text',
        'rule_from' => 'date',
        'start_on' => 'date',
        'next_occurrence' => 'integer',
        'next_on' => 'date',
        'end_after' => 'integer',
        'end_on' => 'date',
        'run_at' => 'text',
        'action' => 'text',
        'prices' => 'text',
        'period' => 'text',
        'catch_up' => 'text',
        'created_at' => 'date-time',
        'updated_at' => 'date-time',
        'customer_name' => 'text',
    ];
}
