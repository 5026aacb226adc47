<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ExpectedReminder is made of.
 */
final class ExpectedReminder
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'channel' => 'text',
        'level' => 'integer',
        'customer_id' => 'text',
        'customer_name' => 'text',
        'currency' => 'text',
        'amount_due' => 'decimal',
        'fee' => 'decimal',
        'invoices' => 'ExpectedInvoice[]',
    ];
}
