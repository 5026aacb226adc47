<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What AnchorFault is made of.
 */
final class AnchorFault
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'anchor' => 'integer',
        'code' => 'text',
        'detail' => 'text',
    ];
}
