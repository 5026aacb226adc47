<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What QuoteCalculation is made of.
 */
final class QuoteCalculation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'quote_id' => 'text',
        'version' => 'integer',
        'status' => 'text',
        'currency' => 'text',
        'tax_rounding' => 'text',
        'prices_include_tax' => 'boolean',
        'steps' => 'CalculationStep[]',
    ];
}
