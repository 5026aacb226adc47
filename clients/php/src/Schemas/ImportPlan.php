<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ImportPlan is made of.
 */
final class ImportPlan
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'create' => 'integer',
        'change' => 'integer',
        'leave' => 'integer',
        'faulty' => 'integer',
    ];
}
