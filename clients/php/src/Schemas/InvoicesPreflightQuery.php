<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What InvoicesPreflightQuery is made of.
 *
 * @phpstan-type InvoicesPreflightQueryFields array{
 *     format?: 'pdf'|'factur_x'|'ubl'|'cii'|'xrechnung_ubl'|'xrechnung_cii'|'peppol',
 * }
 */
final class InvoicesPreflightQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'format' => 'text',
    ];
}
