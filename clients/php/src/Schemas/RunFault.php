<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What RunFault is made of.
 */
final class RunFault
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'pointer' => 'text',
        'code' => 'text',
        'detail' => 'text',
    ];
}
