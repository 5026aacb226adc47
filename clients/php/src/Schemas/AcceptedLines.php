<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AcceptedLines is made of.
 */
final class AcceptedLines
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'booked' => 'integer',
        'left' => 'integer',
        'lines' => 'AcceptedLine[]',
        'next_after' => 'text',
    ];
}
