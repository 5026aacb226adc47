<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What HoldLine is made of.
 *
 * @phpstan-type HoldLineFields array{
 *     until?: \DateTimeInterface|string|null,
 *     note?: string|null,
 * }
 */
final class HoldLine
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'until' => 'date',
        'note' => 'text',
    ];
}
