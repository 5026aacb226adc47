<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What Contact is made of.
 *
 * @phpstan-type ContactFields array{
 *     name: string,
 *     email?: string|null,
 *     phone?: string|null,
 *     role?: string|null,
 *     receives_invoices?: bool|null,
 *     receives?: list<'quotes'|'reminders'|'statements'|'receipts'>|null,
 * }
 */
final class Contact
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'name' => 'text',
        'email' => 'text',
        'phone' => 'text',
        'role' => 'text',
        'receives_invoices' => 'boolean',
        'receives' => 'text[]',
    ];
}
