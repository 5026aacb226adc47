<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateQuoteInvoice is made of.
 *
 * @phpstan-import-type InvoicedItemFields from InvoicedItem
 * @phpstan-import-type QuoteDepositFields from QuoteDeposit
 * @phpstan-type CreateQuoteInvoiceFields array{
 *     items?: list<InvoicedItemFields|Record>|null,
 *     allow_more?: bool|null,
 *     deposit?: QuoteDepositFields|Record|null,
 *     final?: bool|null,
 * }
 */
final class CreateQuoteInvoice
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'items' => 'InvoicedItem[]',
        'allow_more' => 'boolean',
        'deposit' => 'QuoteDeposit',
        'final' => 'boolean',
    ];
}
