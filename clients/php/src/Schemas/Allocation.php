<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Allocation is made of.
 */
final class Allocation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoice_id' => 'text',
        'amount' => 'decimal',
        'created_at' => 'date-time',
    ];
}
