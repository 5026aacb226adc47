<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * How documents get their numbers.
 *
 * @property-read NumberingRule $invoice For invoices.
 * @property-read NumberingRule $credit_note For credit notes.
 * @property-read NumberingRule $quote For quotes.
 */
final class Numbering extends Record
{
    public const SCHEMA = 'Numbering';
}
