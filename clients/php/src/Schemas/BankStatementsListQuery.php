<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What BankStatementsListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type BankStatementsListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at',
 *     bank_account_id?: string,
 *     created_at?: TimeRangeFields|Record,
 *     with_total?: bool,
 * }
 */
final class BankStatementsListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'bank_account_id' => 'text',
        'created_at' => 'TimeRange',
        'with_total' => 'boolean',
    ];
}
