<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DryRunMessage is made of.
 */
final class DryRunMessage
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'to' => 'text[]',
        'subject' => 'text',
    ];
}
