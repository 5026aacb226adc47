<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SeriesEnd is made of.
 */
final class SeriesEnd
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'number' => 'text',
        'issue_date' => 'date',
    ];
}
