<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CalculationShare is made of.
 */
final class CalculationShare
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'scope' => 'text',
        'exact' => 'text',
        'amount' => 'decimal',
    ];
}
