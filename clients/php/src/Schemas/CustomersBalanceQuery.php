<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CustomersBalanceQuery is made of.
 *
 * @phpstan-type CustomersBalanceQueryFields array{
 *     as_of?: \DateTimeInterface|string,
 *     known_at?: \DateTimeInterface|string,
 * }
 */
final class CustomersBalanceQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'as_of' => 'date',
        'known_at' => 'date-time',
    ];
}
