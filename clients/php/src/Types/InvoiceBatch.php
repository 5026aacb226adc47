<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What became of several new invoices.
 *
 * @property-read int $created How many are stored.
 * @property-read int $refused How many are refused.
 * @property-read list<InvoiceOutcome> $results What became of each, in the order in which they were sent.
 */
final class InvoiceBatch extends Record
{
    public const SCHEMA = 'InvoiceBatch';
}
