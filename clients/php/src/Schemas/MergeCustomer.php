<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What MergeCustomer is made of.
 *
 * @phpstan-type MergeCustomerFields array{
 *     into: string,
 *     dry_run: bool,
 * }
 */
final class MergeCustomer
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'into' => 'text',
        'dry_run' => 'boolean',
    ];
}
