<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateInvoicePayment is made of.
 *
 * @phpstan-type CreateInvoicePaymentFields array{
 *     method: 'bank_transfer'|'card'|'cash'|'check'|'other',
 *     received_on?: \DateTimeInterface|string|null,
 *     reference?: string|null,
 *     note?: string|null,
 *     amount?: numeric-string|int|null,
 *     settle_rest?: 'bank_fee'|'rounding'|'goodwill'|'early_payment'|'none'|null,
 * }
 */
final class CreateInvoicePayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'method' => 'text',
        'received_on' => 'date',
        'reference' => 'text',
        'note' => 'text',
        'amount' => 'decimal',
        'settle_rest' => 'text',
    ];
}
