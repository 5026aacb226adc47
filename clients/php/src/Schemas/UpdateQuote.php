<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What UpdateQuote is made of.
 *
 * @phpstan-import-type CreateQuoteItemFields from CreateQuoteItem
 * @phpstan-import-type DocumentAdjustmentFields from DocumentAdjustment
 * @phpstan-type UpdateQuoteFields array{
 *     customer_id: string,
 *     items: list<CreateQuoteItemFields|Record>,
 *     tax_rate: numeric-string|int,
 *     tax_category?: 'S'|'Z'|'E'|'AE'|'K'|'G'|'O'|'L'|'M'|null,
 *     tax_exemption_reason?: string|null,
 *     prices_include_tax?: bool|null,
 *     discounts?: list<DocumentAdjustmentFields|Record>|null,
 *     charges?: list<DocumentAdjustmentFields|Record>|null,
 *     currency?: string|null,
 *     valid_until?: \DateTimeInterface|string|null,
 *     terms?: string|null,
 *     reference?: string|null,
 *     note?: string|null,
 *     message?: string|null,
 *     metadata?: array<string, string>|null,
 * }
 */
final class UpdateQuote
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'customer_id' => 'text',
        'items' => 'CreateQuoteItem[]',
        'tax_rate' => 'decimal',
        'tax_category' => 'text',
        'tax_exemption_reason' => 'text',
        'prices_include_tax' => 'boolean',
        'discounts' => 'DocumentAdjustment[]',
        'charges' => 'DocumentAdjustment[]',
        'currency' => 'text',
        'valid_until' => 'date',
        'terms' => 'text',
        'reference' => 'text',
        'note' => 'text',
        'message' => 'text',
        'metadata' => 'text{}',
    ];
}
