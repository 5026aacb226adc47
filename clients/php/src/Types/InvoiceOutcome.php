<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What became of one entry: either the invoice or the problem is null.
 *
 * @property-read int $index The place in the list that was sent, from 0.
 * @property-read Invoice|null $invoice The new invoice; null if it is refused.
 * @property-read EntryProblem|null $problem Why it is refused; null if it is stored.
 */
final class InvoiceOutcome extends Record
{
    public const SCHEMA = 'InvoiceOutcome';
}
