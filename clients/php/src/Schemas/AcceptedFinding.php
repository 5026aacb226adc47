<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AcceptedFinding is made of.
 */
final class AcceptedFinding
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'code' => 'text',
        'by' => 'text',
        'at' => 'date-time',
    ];
}
