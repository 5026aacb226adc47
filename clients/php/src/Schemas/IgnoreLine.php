<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What IgnoreLine is made of.
 *
 * @phpstan-type IgnoreLineFields array{
 *     reason: string,
 * }
 */
final class IgnoreLine
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'reason' => 'text',
    ];
}
