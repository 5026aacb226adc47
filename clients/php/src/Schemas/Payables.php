<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Payables is made of.
 */
final class Payables
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'as_of' => 'date',
        'time_zone' => 'text',
        'data' => 'CurrencyPayables[]',
    ];
}
