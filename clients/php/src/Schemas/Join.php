<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Join is made of.
 *
 * @phpstan-type JoinFields array{
 *     token: string,
 * }
 */
final class Join
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'token' => 'text',
    ];
}
