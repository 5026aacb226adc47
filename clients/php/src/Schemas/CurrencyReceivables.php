<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CurrencyReceivables is made of.
 */
final class CurrencyReceivables
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'currency' => 'text',
        'due' => 'decimal',
        'overdue' => 'decimal',
        'open_invoices' => 'integer',
        'overdue_invoices' => 'integer',
        'aging' => 'AgingBucket[]',
        'unapplied_credit' => 'decimal',
    ];
}
