<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What TestedRule is made of.
 */
final class TestedRule
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'looked_at' => 'integer',
        'met' => 'integer',
        'lines' => 'BankLineSummary[]',
    ];
}
