<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CreateOrganization is made of.
 *
 * @phpstan-type CreateOrganizationFields array{
 *     name: string,
 *     currency: string,
 *     time_zone: string,
 *     mode?: 'live'|'test'|null,
 * }
 */
final class CreateOrganization
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'currency' => 'text',
        'time_zone' => 'text',
        'mode' => 'text',
    ];
}
