<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CustomersStatementPdfQuery is made of.
 *
 * @phpstan-type CustomersStatementPdfQueryFields array{
 *     from?: \DateTimeInterface|string,
 *     to?: \DateTimeInterface|string,
 *     currency?: string,
 *     language?: 'en'|'de'|'fr',
 * }
 */
final class CustomersStatementPdfQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'from' => 'date',
        'to' => 'date',
        'currency' => 'text',
        'language' => 'text',
    ];
}
