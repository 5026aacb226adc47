<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DomainRecord is made of.
 */
final class DomainRecord
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'kind' => 'text',
        'name' => 'text',
        'state' => 'text',
        'value' => 'text',
        'publish' => 'text',
    ];
}
