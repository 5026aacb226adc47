<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What UpdateRetention is made of.
 *
 * @phpstan-type UpdateRetentionFields array{
 *     invoices?: int|null,
 *     credit_notes?: int|null,
 *     payments?: int|null,
 * }
 */
final class UpdateRetention
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoices' => 'integer',
        'credit_notes' => 'integer',
        'payments' => 'integer',
    ];
}
