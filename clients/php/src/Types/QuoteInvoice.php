<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The quote invoice.
 *
 * @property-read string $invoice_id The identifier of the invoice.
 * @property-read 'lines'|'deposit'|'final'|string $kind Lines, a deposit, or all that was left.
 * @property-read bool $counts Whether it bears its part; one that is void, or credited as a whole, has given it back.
 */
final class QuoteInvoice extends Record
{
    public const SCHEMA = 'QuoteInvoice';
}
