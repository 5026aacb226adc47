<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The expected invoice.
 *
 * @property-read string $invoice_id The identifier of the invoice.
 * @property-read string $number The number of the invoice.
 * @property-read string $due_date The last day to pay.
 * @property-read int $level Its own step, from 1 on.
 * @property-read numeric-string $amount_due What is due.
 */
final class ExpectedInvoice extends Record
{
    public const SCHEMA = 'ExpectedInvoice';
}
