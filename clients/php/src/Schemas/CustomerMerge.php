<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CustomerMerge is made of.
 */
final class CustomerMerge
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'customer_id' => 'text',
        'merged_into' => 'text',
        'dry_run' => 'boolean',
        'moved' => 'MergedParts',
        'limited_api_keys' => 'text[]',
        'limited_members' => 'text[]',
    ];
}
