<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What OwnOrganization is made of.
 */
final class OwnOrganization
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'id' => 'text',
        'name' => 'text',
        'mode' => 'text',
        'sandbox_of' => 'text',
        'currency' => 'text',
        'time_zone' => 'text',
        'role' => 'text',
        'closed_at' => 'date-time',
    ];
}
