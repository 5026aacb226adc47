<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Settlement is made of.
 */
final class Settlement
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'paid' => 'decimal',
        'credited' => 'decimal',
        'prepaid' => 'decimal',
        'discount' => 'decimal',
        'waived' => 'decimal',
        'written_off' => 'decimal',
        'due' => 'decimal',
        'by' => 'date',
        'due_next' => 'decimal',
        'open_discounts' => 'OpenDiscount[]',
    ];
}
