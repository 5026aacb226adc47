<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What InvoiceEarlyPayment is made of.
 *
 * @phpstan-type InvoiceEarlyPaymentFields array{
 *     days: int,
 *     percent: numeric-string|int,
 *     base_amount?: numeric-string|int|null,
 * }
 */
final class InvoiceEarlyPayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'days' => 'integer',
        'percent' => 'decimal',
        'base_amount' => 'decimal',
    ];
}
