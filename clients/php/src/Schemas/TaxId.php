<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What TaxId is made of.
 *
 * @phpstan-type TaxIdFields array{
 *     type: string,
 *     value: string,
 * }
 */
final class TaxId
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'type' => 'text',
        'value' => 'text',
    ];
}
