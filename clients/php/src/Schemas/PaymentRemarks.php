<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PaymentRemarks is made of.
 *
 * @phpstan-type PaymentRemarksFields array{
 *     reference?: string|null,
 *     note?: string|null,
 *     metadata?: array<string, string|null>|null,
 * }
 */
final class PaymentRemarks
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'reference' => 'text',
        'note' => 'text',
        'metadata' => 'text{}',
    ];
}
