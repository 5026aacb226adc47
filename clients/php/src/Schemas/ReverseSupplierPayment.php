<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReverseSupplierPayment is made of.
 *
 * @phpstan-type ReverseSupplierPaymentFields array{
 *     reason: string,
 * }
 */
final class ReverseSupplierPayment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'reason' => 'text',
    ];
}
