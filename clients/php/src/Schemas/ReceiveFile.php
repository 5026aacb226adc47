<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReceiveFile is made of.
 *
 * @phpstan-type ReceiveFileFields array{
 *     content: string,
 *     filename?: string|null,
 * }
 */
final class ReceiveFile
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'content' => 'text',
        'filename' => 'text',
    ];
}
