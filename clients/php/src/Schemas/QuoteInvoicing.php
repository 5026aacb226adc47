<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What QuoteInvoicing is made of.
 */
final class QuoteInvoicing
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'data' => 'QuoteInvoice[]',
        'left' => 'LeftItem[]',
    ];
}
