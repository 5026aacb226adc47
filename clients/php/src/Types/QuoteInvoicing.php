<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The quote invoicing.
 *
 * @property-read list<QuoteInvoice> $data The invoices that were made of it, the first one first.
 * @property-read list<LeftItem> $left What is left to invoice.
 */
final class QuoteInvoicing extends Record
{
    public const SCHEMA = 'QuoteInvoicing';
}
