<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Staleness is made of.
 */
final class Staleness
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'reason' => 'text',
        'fields' => 'text[]',
        'problem' => 'text',
    ];
}
