<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ExtendInvoice is made of.
 *
 * @phpstan-type ExtendInvoiceFields array{
 *     due_date: \DateTimeInterface|string,
 *     reason: string,
 * }
 */
final class ExtendInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'due_date' => 'date',
        'reason' => 'text',
    ];
}
