<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Confirmation is made of.
 */
final class Confirmation
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'confirmed_until' => 'date-time',
    ];
}
