<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

/**
 * What SendReceipt is made of.
 *
 * @phpstan-type SendReceiptFields array{
 *     to?: list<string>|null,
 *     cc?: list<string>|null,
 *     bcc?: list<string>|null,
 *     subject?: string|null,
 *     text?: string|null,
 *     language?: 'en'|'de'|'fr'|null,
 *     send_at?: \DateTimeInterface|string|null,
 *     send_to_suppressed?: bool|null,
 * }
 */
final class SendReceipt
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'to' => 'text[]',
        'cc' => 'text[]',
        'bcc' => 'text[]',
        'subject' => 'text',
        'text' => 'text',
        'language' => 'text',
        'send_at' => 'date-time',
        'send_to_suppressed' => 'boolean',
    ];
}
