<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ResumeRecurringInvoice is made of.
 *
 * @phpstan-type ResumeRecurringInvoiceFields array{
 *     catch_up?: 'all'|'latest'|'none'|null,
 * }
 */
final class ResumeRecurringInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'catch_up' => 'text',
    ];
}
