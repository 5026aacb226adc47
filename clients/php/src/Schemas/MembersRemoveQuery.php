<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MembersRemoveQuery is made of.
 *
 * @phpstan-type MembersRemoveQueryFields array{
 *     api_keys?: 'keep'|'revoke',
 * }
 */
final class MembersRemoveQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'api_keys' => 'text',
    ];
}
