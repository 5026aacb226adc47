<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AppliedDocumentAdjustment is made of.
 */
final class AppliedDocumentAdjustment
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'percent' => 'decimal',
        'amount' => 'decimal',
        'reason' => 'text',
        'base_amount' => 'decimal',
        'reason_code' => 'text',
        'tax_shares' => 'TaxShare[]',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
    ];
}
