<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What NeededApproval is made of.
 *
 * @phpstan-import-type LimitedAmountFields from LimitedAmount
 * @phpstan-type NeededApprovalFields array{
 *     operations?: list<string>|null,
 *     above?: LimitedAmountFields|Record|null,
 * }
 */
final class NeededApproval
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'operations' => 'text[]',
        'above' => 'LimitedAmount',
    ];
}
