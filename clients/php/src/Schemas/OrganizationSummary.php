<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What OrganizationSummary is made of.
 */
final class OrganizationSummary
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'name' => 'text',
        'mode' => 'text',
        'currency' => 'text',
        'time_zone' => 'text',
    ];
}
