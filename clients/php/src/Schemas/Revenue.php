<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Revenue is made of.
 */
final class Revenue
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'from' => 'text',
        'to' => 'text',
        'known_at' => 'date-time',
        'data' => 'CurrencyRevenue[]',
    ];
}
