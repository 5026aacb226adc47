<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The settled by credit.
 *
 * @property-read string|null $payment_id The payment that has settled it.
 * @property-read string|null $credit_note_id The credit note that has settled it.
 * @property-read string $invoice_id The identifier of the invoice.
 * @property-read string $currency A currency code of ISO 4217.
 * @property-read numeric-string $amount How much of the invoice it has settled.
 */
final class SettledByCredit extends Record
{
    public const SCHEMA = 'SettledByCredit';
}
