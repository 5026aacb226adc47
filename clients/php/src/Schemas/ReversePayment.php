<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReversePayment is made of.
 *
 * @phpstan-type ReversePaymentFields array{
 *     reason?: string|null,
 * }
 */
final class ReversePayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'reason' => 'text',
    ];
}
