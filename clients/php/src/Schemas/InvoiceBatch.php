<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What InvoiceBatch is made of.
 */
final class InvoiceBatch
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'created' => 'integer',
        'refused' => 'integer',
        'results' => 'InvoiceOutcome[]',
    ];
}
