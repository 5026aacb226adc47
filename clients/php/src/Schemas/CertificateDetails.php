<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CertificateDetails is made of.
 *
 * @phpstan-type CertificateDetailsFields array{
 *     number: string,
 *     date: \DateTimeInterface|string,
 *     amount: numeric-string|int,
 * }
 */
final class CertificateDetails
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'number' => 'text',
        'date' => 'date',
        'amount' => 'decimal',
    ];
}
