<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What BankLinesListQuery is made of.
 *
 * @phpstan-import-type DateRangeFields from DateRange
 * @phpstan-import-type DecimalRangeFields from DecimalRange
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type BankLinesListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at'|'booked_on'|'-booked_on',
 *     state?: 'new'|'held'|'ignored'|'matched',
 *     bank_account_id?: string,
 *     bank_statement_id?: string,
 *     currency?: string,
 *     amount?: DecimalRangeFields|Record,
 *     booked_on?: DateRangeFields|Record,
 *     created_at?: TimeRangeFields|Record,
 *     with_total?: bool,
 * }
 */
final class BankLinesListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'state' => 'text',
        'bank_account_id' => 'text',
        'bank_statement_id' => 'text',
        'currency' => 'text',
        'amount' => 'DecimalRange',
        'booked_on' => 'DateRange',
        'created_at' => 'TimeRange',
        'with_total' => 'boolean',
    ];
}
