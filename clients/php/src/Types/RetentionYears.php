<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The retention years.
 *
 * @property-read int $invoices Years for invoices.
 * @property-read int $credit_notes Years for credit notes.
 * @property-read int $payments Years for payments.
 */
final class RetentionYears extends Record
{
    public const SCHEMA = 'RetentionYears';
}
