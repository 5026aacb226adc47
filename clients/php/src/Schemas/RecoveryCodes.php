<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What RecoveryCodes is made of.
 */
final class RecoveryCodes
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'recovery_codes' => 'text[]',
    ];
}
