<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Erased is made of.
 */
final class Erased
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'drafts' => 'integer',
        'messages' => 'integer',
        'links' => 'integer',
        'records' => 'integer',
    ];
}
