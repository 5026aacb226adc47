<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What LikeCustomer is made of.
 */
final class LikeCustomer
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'name' => 'text',
        'city' => 'text',
        'reasons' => 'text[]',
    ];
}
