<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Note is made of.
 *
 * @phpstan-type NoteFields array{
 *     text: string,
 *     subject_code?: string|null,
 * }
 */
final class Note
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'text' => 'text',
        'subject_code' => 'text',
    ];
}
