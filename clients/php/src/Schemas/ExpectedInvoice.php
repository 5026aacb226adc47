<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ExpectedInvoice is made of.
 */
final class ExpectedInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoice_id' => 'text',
        'number' => 'text',
        'due_date' => 'date',
        'level' => 'integer',
        'amount_due' => 'decimal',
    ];
}
