<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Numbering is made of.
 */
final class Numbering
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoice' => 'NumberingRule',
        'credit_note' => 'NumberingRule',
        'quote' => 'NumberingRule',
    ];
}
