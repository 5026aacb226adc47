<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CheckedBy is made of.
 */
final class CheckedBy
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'rules' => 'text',
        'countries' => 'text[]',
        'countries_not_checked' => 'text[]',
    ];
}
