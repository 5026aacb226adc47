<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MergedParts is made of.
 */
final class MergedParts
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoices' => 'integer',
        'credit_notes' => 'integer',
        'payments' => 'integer',
        'quotes' => 'integer',
        'recurring_invoices' => 'integer',
        'matching_rules' => 'integer',
        'messages' => 'integer',
        'contacts' => 'integer',
        'note' => 'boolean',
    ];
}
