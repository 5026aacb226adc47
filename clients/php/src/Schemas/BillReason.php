<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What BillReason is made of.
 *
 * @phpstan-type BillReasonFields array{
 *     reason: string,
 * }
 */
final class BillReason
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'reason' => 'text',
    ];
}
