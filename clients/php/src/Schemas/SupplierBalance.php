<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SupplierBalance is made of.
 */
final class SupplierBalance
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'currency' => 'text',
        'due' => 'decimal',
        'overdue' => 'decimal',
        'disputed' => 'decimal',
        'credit' => 'decimal',
    ];
}
