<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What LimitedAmount is made of.
 *
 * @phpstan-type LimitedAmountFields array{
 *     amount: numeric-string|int,
 *     currency: string,
 * }
 */
final class LimitedAmount
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'amount' => 'decimal',
        'currency' => 'text',
    ];
}
