<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What RefundPayment is made of.
 *
 * @phpstan-type RefundPaymentFields array{
 *     amount?: numeric-string|int|null,
 *     method?: 'bank_transfer'|'card'|'cash'|'check'|'other'|null,
 *     refunded_on?: \DateTimeInterface|string|null,
 *     reference?: string|null,
 *     reason?: string|null,
 * }
 */
final class RefundPayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'amount' => 'decimal',
        'method' => 'text',
        'refunded_on' => 'date',
        'reference' => 'text',
        'reason' => 'text',
    ];
}
