<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What EraseCustomer is made of.
 *
 * @phpstan-type EraseCustomerFields array{
 *     reason: 'requested'|'consent_withdrawn'|'objection'|'no_longer_needed',
 *     dry_run: bool,
 * }
 */
final class EraseCustomer
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'reason' => 'text',
        'dry_run' => 'boolean',
    ];
}
