<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SecondFactorSetUp is made of.
 */
final class SecondFactorSetUp
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'secret' => 'text',
        'address' => 'text',
    ];
}
