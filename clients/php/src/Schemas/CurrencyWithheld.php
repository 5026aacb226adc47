<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CurrencyWithheld is made of.
 */
final class CurrencyWithheld
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'currency' => 'text',
        'invoices' => 'integer',
        'withheld' => 'decimal',
        'credited' => 'decimal',
        'certified' => 'decimal',
        'uncertified' => 'decimal',
    ];
}
