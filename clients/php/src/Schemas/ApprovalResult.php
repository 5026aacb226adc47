<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ApprovalResult is made of.
 */
final class ApprovalResult
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'status' => 'integer',
        'id' => 'text',
    ];
}
