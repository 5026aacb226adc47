<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What ContactPerson is made of.
 *
 * @phpstan-type ContactPersonFields array{
 *     name?: string|null,
 *     email?: string|null,
 *     phone?: string|null,
 * }
 */
final class ContactPerson
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'email' => 'text',
        'phone' => 'text',
    ];
}
