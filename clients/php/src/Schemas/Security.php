<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Security is made of.
 */
final class Security
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'require_second_factor' => 'text',
    ];
}
