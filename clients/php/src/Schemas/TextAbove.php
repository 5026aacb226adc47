<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What TextAbove is made of.
 *
 * @phpstan-type TextAboveFields array{
 *     kind: 'heading'|'text'|'page_break',
 *     text?: string|null,
 * }
 */
final class TextAbove
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'kind' => 'text',
        'text' => 'text',
    ];
}
