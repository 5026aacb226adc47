<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What DirectDebit is made of.
 *
 * @phpstan-type DirectDebitFields array{
 *     mandate?: string|null,
 *     iban?: string|null,
 * }
 */
final class DirectDebit
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'mandate' => 'text',
        'iban' => 'text',
    ];
}
