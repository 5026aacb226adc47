<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ProductsPriceQuery is made of.
 *
 * @phpstan-type ProductsPriceQueryFields array{
 *     customer_id?: string,
 *     quantity?: numeric-string|int,
 *     on?: \DateTimeInterface|string,
 *     currency?: string,
 * }
 */
final class ProductsPriceQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'customer_id' => 'text',
        'quantity' => 'decimal',
        'on' => 'date',
        'currency' => 'text',
    ];
}
