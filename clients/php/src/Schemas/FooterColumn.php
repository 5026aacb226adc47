<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What FooterColumn is made of.
 *
 * @phpstan-type FooterColumnFields array{
 *     text: string,
 * }
 */
final class FooterColumn
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'text' => 'text',
    ];
}
