<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What OpenDiscount is made of.
 */
final class OpenDiscount
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'percent' => 'decimal',
        'amount' => 'decimal',
        'until' => 'date',
        'pays' => 'decimal',
    ];
}
