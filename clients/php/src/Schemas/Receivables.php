<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Receivables is made of.
 */
final class Receivables
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'as_of' => 'date',
        'known_at' => 'date-time',
        'time_zone' => 'text',
        'data' => 'CurrencyReceivables[]',
    ];
}
