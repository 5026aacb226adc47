<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What UpdateLogo is made of.
 *
 * @phpstan-type UpdateLogoFields array{
 *     content: string,
 *     media_type: 'image/svg+xml'|'image/png'|'image/jpeg',
 * }
 */
final class UpdateLogo
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'content' => 'text',
        'media_type' => 'text',
    ];
}
