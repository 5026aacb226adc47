<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DuplicateRecurringInvoice is made of.
 *
 * @phpstan-type DuplicateRecurringInvoiceFields array{
 *     name?: string|null,
 *     customer_id?: string|null,
 *     start_on?: \DateTimeInterface|string|null,
 * }
 */
final class DuplicateRecurringInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'customer_id' => 'text',
        'start_on' => 'date',
    ];
}
