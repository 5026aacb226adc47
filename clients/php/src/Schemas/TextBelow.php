<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What TextBelow is made of.
 *
 * @phpstan-type TextBelowFields array{
 *     kind: 'text'|'subtotal',
 *     text?: string|null,
 * }
 */
final class TextBelow
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'kind' => 'text',
        'text' => 'text',
    ];
}
