<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateCreditNote is made of.
 *
 * @phpstan-import-type CreateCreditNoteItemFields from CreateCreditNoteItem
 * @phpstan-type CreateCreditNoteFields array{
 *     reason: 'duplicate'|'order_change'|'product_unsatisfactory'|'order_cancellation'|'other',
 *     items?: list<CreateCreditNoteItemFields|Record>|null,
 *     issue_date?: \DateTimeInterface|string|null,
 *     message?: string|null,
 *     note?: string|null,
 *     metadata?: array<string, string>|null,
 *     settlement?: 'customer_credit'|'refunded'|null,
 * }
 */
final class CreateCreditNote
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'reason' => 'text',
        'items' => 'CreateCreditNoteItem[]',
        'issue_date' => 'date',
        'message' => 'text',
        'note' => 'text',
        'metadata' => 'text{}',
        'settlement' => 'text',
    ];
}
