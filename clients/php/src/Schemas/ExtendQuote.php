<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ExtendQuote is made of.
 *
 * @phpstan-type ExtendQuoteFields array{
 *     valid_until: \DateTimeInterface|string,
 * }
 */
final class ExtendQuote
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'valid_until' => 'date',
    ];
}
