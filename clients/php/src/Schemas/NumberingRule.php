<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What NumberingRule is made of.
 *
 * @phpstan-type NumberingRuleFields array{
 *     format: string,
 *     reset: 'never'|'yearly'|'monthly',
 *     first_number?: int|null,
 * }
 */
final class NumberingRule
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'format' => 'text',
        'reset' => 'text',
        'first_number' => 'integer',
    ];
}
