<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What InvoiceOutcome is made of.
 */
final class InvoiceOutcome
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'index' => 'integer',
        'invoice' => 'Invoice',
        'problem' => 'EntryProblem',
    ];
}
