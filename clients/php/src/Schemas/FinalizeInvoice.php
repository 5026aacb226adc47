<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What FinalizeInvoice is made of.
 *
 * @phpstan-type FinalizeInvoiceFields array{
 *     require?: list<'ubl'|'cii'|'factur_x'|'xrechnung_ubl'|'xrechnung_cii'|'peppol'>|null,
 * }
 */
final class FinalizeInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'require' => 'text[]',
    ];
}
