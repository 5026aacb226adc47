<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DryRun is made of.
 */
final class DryRun
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'operation' => 'text',
        'would_succeed' => 'boolean',
        'status' => 'integer',
        'needs_approval' => 'boolean',
        'problem' => 'Problem',
        'answer' => 'any{}',
        'provisional' => 'text[]',
        'events' => 'DryRunEvent[]',
        'changes' => 'DryRunChange[]',
        'messages' => 'DryRunMessage[]',
        'documents' => 'DryRunDocument[]',
        'warnings' => 'text[]',
    ];
}
