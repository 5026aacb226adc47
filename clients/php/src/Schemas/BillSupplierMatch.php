<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BillSupplierMatch is made of.
 */
final class BillSupplierMatch
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'supplier_id' => 'text',
        'by' => 'text',
        'certain' => 'boolean',
    ];
}
