<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What QuoteDeposit is made of.
 *
 * @phpstan-type QuoteDepositFields array{
 *     percent?: numeric-string|int|null,
 *     amount?: numeric-string|int|null,
 * }
 */
final class QuoteDeposit
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'percent' => 'decimal',
        'amount' => 'decimal',
    ];
}
