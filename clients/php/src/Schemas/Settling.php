<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Settling is made of.
 *
 * @phpstan-type SettlingFields array{
 *     discounts: 'auto'|'never',
 *     tolerance?: numeric-string|int|null,
 *     rest_max?: numeric-string|int|null,
 * }
 */
final class Settling
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'discounts' => 'text',
        'tolerance' => 'decimal',
        'rest_max' => 'decimal',
    ];
}
