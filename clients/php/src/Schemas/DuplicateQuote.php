<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DuplicateQuote is made of.
 *
 * @phpstan-type DuplicateQuoteFields array{
 *     customer_id?: string|null,
 *     prices: 'keep'|'product',
 * }
 */
final class DuplicateQuote
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'customer_id' => 'text',
        'prices' => 'text',
    ];
}
