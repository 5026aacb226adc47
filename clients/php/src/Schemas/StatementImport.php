<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What StatementImport is made of.
 */
final class StatementImport
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'dry_run' => 'boolean',
        'statements' => 'ImportedStatement[]',
        'other_accounts' => 'text[]',
    ];
}
