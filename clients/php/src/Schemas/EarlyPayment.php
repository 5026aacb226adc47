<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What EarlyPayment is made of.
 *
 * @phpstan-type EarlyPaymentFields array{
 *     days: int,
 *     percent: numeric-string|int,
 * }
 */
final class EarlyPayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'days' => 'integer',
        'percent' => 'decimal',
    ];
}
