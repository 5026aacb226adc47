<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CustomersStatementQuery is made of.
 *
 * @phpstan-type CustomersStatementQueryFields array{
 *     from?: \DateTimeInterface|string,
 *     to?: \DateTimeInterface|string,
 *     currency?: string,
 *     known_at?: \DateTimeInterface|string,
 * }
 */
final class CustomersStatementQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'from' => 'date',
        'to' => 'date',
        'currency' => 'text',
        'known_at' => 'date-time',
    ];
}
