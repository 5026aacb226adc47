<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AcceptedLine is made of.
 */
final class AcceptedLine
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'bank_line_id' => 'text',
        'left' => 'text',
        'sentence' => 'text',
        'problem' => 'LineRefusal',
    ];
}
