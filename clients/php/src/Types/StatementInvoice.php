<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The statement invoice.
 *
 * @property-read string $invoice_id The invoice.
 * @property-read string $number Its number.
 * @property-read string $issue_date The day that it bears.
 * @property-read string $due_date When it is due.
 * @property-read int $days_overdue Days since the due date; 0 before.
 * @property-read numeric-string $total Its total.
 * @property-read numeric-string $amount_due What is still to be paid.
 */
final class StatementInvoice extends Record
{
    public const SCHEMA = 'StatementInvoice';
}
