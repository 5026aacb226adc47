<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What QuoteInvoice is made of.
 */
final class QuoteInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoice_id' => 'text',
        'kind' => 'text',
        'counts' => 'boolean',
    ];
}
