<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SwitchOrganization is made of.
 *
 * @phpstan-type SwitchOrganizationFields array{
 *     organization_id: string,
 *     end_current?: bool|null,
 * }
 */
final class SwitchOrganization
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'organization_id' => 'text',
        'end_current' => 'boolean',
    ];
}
