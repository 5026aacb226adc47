<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PaymentCard is made of.
 *
 * @phpstan-type PaymentCardFields array{
 *     last_digits: string,
 *     holder?: string|null,
 * }
 */
final class PaymentCard
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'last_digits' => 'text',
        'holder' => 'text',
    ];
}
