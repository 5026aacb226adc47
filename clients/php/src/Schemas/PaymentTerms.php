<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What PaymentTerms is made of.
 *
 * @phpstan-type PaymentTermsFields array{
 *     net_days: int,
 *     end_of_month?: bool|null,
 *     day_of_following_month?: int|null,
 * }
 */
final class PaymentTerms
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'net_days' => 'integer',
        'end_of_month' => 'boolean',
        'day_of_following_month' => 'integer',
    ];
}
