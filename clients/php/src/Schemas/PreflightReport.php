<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PreflightReport is made of.
 */
final class PreflightReport
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'format' => 'text',
        'valid' => 'boolean',
        'errors' => 'integer',
        'warnings' => 'integer',
        'checked_by' => 'CheckedBy[]',
        'findings' => 'Finding[]',
    ];
}
