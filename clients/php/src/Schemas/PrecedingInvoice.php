<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PrecedingInvoice is made of.
 *
 * @phpstan-type PrecedingInvoiceFields array{
 *     number: string,
 *     issue_date?: \DateTimeInterface|string|null,
 * }
 */
final class PrecedingInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'number' => 'text',
        'issue_date' => 'date',
    ];
}
