<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CurrencyRevenue is made of.
 */
final class CurrencyRevenue
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoiced' => 'DocumentSums',
        'credited' => 'DocumentSums',
        'discounted' => 'RevenueSums',
        'bank_fees' => 'decimal',
        'net_revenue' => 'decimal',
        'payments_received' => 'decimal',
        'payments_refunded' => 'decimal',
        'currency' => 'text',
        'months' => 'MonthRevenue[]',
    ];
}
