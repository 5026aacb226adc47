<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What RetentionYears is made of.
 */
final class RetentionYears
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoices' => 'integer',
        'credit_notes' => 'integer',
        'payments' => 'integer',
    ];
}
