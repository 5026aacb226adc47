<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Schemas;

use Countinghouse\Record;

/**
 * What CreateInvoices is made of.
 *
 * @phpstan-import-type CreateInvoiceFields from CreateInvoice
 * @phpstan-type CreateInvoicesFields array{
 *     invoices: list<CreateInvoiceFields|Record>,
 *     atomic?: bool|null,
 * }
 */
final class CreateInvoices
{
    /** The types of its fields, in the words of Values. */
    public const FIELDS = [
        'invoices' => 'CreateInvoice[]',
        'atomic' => 'boolean',
    ];
}
