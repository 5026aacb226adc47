<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CalculationStep is made of.
 */
final class CalculationStep
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'step' => 'text',
        'scope' => 'text',
        'title' => 'text',
        'rules' => 'text[]',
        'formula' => 'text',
        'exact' => 'text',
        'rounding' => 'text',
        'result' => 'decimal',
        'shares' => 'CalculationShare[]',
    ];
}
