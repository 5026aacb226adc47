<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What CancelRefund is made of.
 *
 * @phpstan-type CancelRefundFields array{
 *     refund_id: string,
 * }
 */
final class CancelRefund
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'refund_id' => 'text',
    ];
}
