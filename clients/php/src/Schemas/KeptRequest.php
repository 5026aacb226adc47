<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What KeptRequest is made of.
 */
final class KeptRequest
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'query' => 'text{}',
        'body' => 'any{}',
        'if_match' => 'text',
    ];
}
