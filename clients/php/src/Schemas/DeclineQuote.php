<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DeclineQuote is made of.
 *
 * @phpstan-type DeclineQuoteFields array{
 *     reason?: string|null,
 * }
 */
final class DeclineQuote
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'reason' => 'text',
    ];
}
