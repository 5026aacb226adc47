<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ReplayResult is made of.
 */
final class ReplayResult
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'deliveries' => 'integer',
        'next_sequence' => 'integer',
    ];
}
