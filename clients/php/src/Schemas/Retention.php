<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Retention is made of.
 */
final class Retention
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'years' => 'RetentionYears',
        'defaults' => 'RetentionYears',
        'law' => 'text',
        'notice' => 'text',
        'due' => 'DueErasures[]',
    ];
}
