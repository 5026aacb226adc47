<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What KeyLimits is made of.
 *
 * @phpstan-import-type DayLimitsFields from DayLimits
 * @phpstan-import-type LimitedAmountFields from LimitedAmount
 * @phpstan-import-type NeededApprovalFields from NeededApproval
 * @phpstan-type KeyLimitsFields array{
 *     max_amount?: LimitedAmountFields|Record|null,
 *     per_day?: DayLimitsFields|Record|null,
 *     draft_only?: bool|null,
 *     customer_ids?: list<string>|null,
 *     product_ids?: list<string>|null,
 *     operations?: list<string>|null,
 *     needs_approval?: NeededApprovalFields|Record|null,
 * }
 */
final class KeyLimits
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'max_amount' => 'LimitedAmount',
        'per_day' => 'DayLimits',
        'draft_only' => 'boolean',
        'customer_ids' => 'text[]',
        'product_ids' => 'text[]',
        'operations' => 'text[]',
        'needs_approval' => 'NeededApproval',
    ];
}
