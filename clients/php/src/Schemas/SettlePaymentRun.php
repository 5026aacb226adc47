<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SettlePaymentRun is made of.
 *
 * @phpstan-type SettlePaymentRunFields array{
 *     paid_on?: \DateTimeInterface|string|null,
 * }
 */
final class SettlePaymentRun
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'paid_on' => 'date',
    ];
}
