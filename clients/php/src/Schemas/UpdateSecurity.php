<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What UpdateSecurity is made of.
 *
 * @phpstan-type UpdateSecurityFields array{
 *     require_second_factor: 'nobody'|'managers'|'everybody',
 * }
 */
final class UpdateSecurity
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'require_second_factor' => 'text',
    ];
}
