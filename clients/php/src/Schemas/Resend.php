<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Resend is made of.
 *
 * @phpstan-type ResendFields array{
 *     to?: list<string>|null,
 *     send_to_suppressed?: bool|null,
 * }
 */
final class Resend
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'to' => 'text[]',
        'send_to_suppressed' => 'boolean',
    ];
}
