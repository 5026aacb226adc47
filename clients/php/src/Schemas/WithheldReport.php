<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What WithheldReport is made of.
 */
final class WithheldReport
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'year' => 'text',
        'data' => 'CurrencyWithheld[]',
    ];
}
