<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What RefundCreditNote is made of.
 *
 * @phpstan-type RefundCreditNoteFields array{
 *     amount?: numeric-string|int|null,
 * }
 */
final class RefundCreditNote
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'amount' => 'decimal',
    ];
}
