<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Correction is made of.
 */
final class Correction
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'path' => 'text',
        'invoice' => 'Invoice',
        'corrected_invoice' => 'Invoice',
        'credit_note' => 'CreditNote',
    ];
}
