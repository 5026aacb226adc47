<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Classification is made of.
 *
 * @phpstan-type ClassificationFields array{
 *     value: string,
 *     scheme?: string|null,
 *     version?: string|null,
 * }
 */
final class Classification
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'value' => 'text',
        'scheme' => 'text',
        'version' => 'text',
    ];
}
