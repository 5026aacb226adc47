<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What RefundCreditNote is made of.
 *
 * @phpstan-type RefundCreditNoteFields array{
 *     amount?: numeric-string|int|null,
 *     method?: 'bank_transfer'|'card'|'cash'|'check'|'other'|null,
 *     refunded_on?: \DateTimeInterface|string|null,
 *     reference?: string|null,
 * }
 */
final class RefundCreditNote
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'amount' => 'decimal',
        'method' => 'text',
        'refunded_on' => 'date',
        'reference' => 'text',
    ];
}
