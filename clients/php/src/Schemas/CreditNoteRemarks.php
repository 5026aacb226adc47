<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreditNoteRemarks is made of.
 *
 * @phpstan-type CreditNoteRemarksFields array{
 *     note?: string|null,
 *     metadata?: array<string, string|null>|null,
 * }
 */
final class CreditNoteRemarks
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'note' => 'text',
        'metadata' => 'text{}',
    ];
}
