<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What RunProblem is made of.
 */
final class RunProblem
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'code' => 'text',
        'title' => 'text',
        'errors' => 'RunFault[]',
    ];
}
