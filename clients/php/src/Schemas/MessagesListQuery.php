<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What MessagesListQuery is made of.
 *
 * @phpstan-import-type TimeRangeFields from TimeRange
 * @phpstan-type MessagesListQueryFields array{
 *     limit?: int,
 *     cursor?: string,
 *     sort?: 'created_at'|'-created_at',
 *     status?: 'queued'|'sending'|'sent'|'logged'|'failed'|'unconfirmed'|'cancelled'|'bounced'|'complained',
 *     kind?: 'invoice'|'credit_note'|'quote'|'reminder_1'|'reminder_2'|'reminder_3'|'reminders_1'|'reminders_2'|'reminders_3'|'statement'|'receipt',
 *     invoice_id?: string,
 *     credit_note_id?: string,
 *     quote_id?: string,
 *     payment_id?: string,
 *     customer_id?: string,
 *     created_at?: TimeRangeFields|Record,
 *     with_total?: bool,
 * }
 */
final class MessagesListQuery
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'limit' => 'integer',
        'cursor' => 'text',
        'sort' => 'text',
        'status' => 'text',
        'kind' => 'text',
        'invoice_id' => 'text',
        'credit_note_id' => 'text',
        'quote_id' => 'text',
        'payment_id' => 'text',
        'customer_id' => 'text',
        'created_at' => 'TimeRange',
        'with_total' => 'boolean',
    ];
}
