<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DryRunEvent is made of.
 */
final class DryRunEvent
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'type' => 'text',
        'data' => 'EventData',
    ];
}
