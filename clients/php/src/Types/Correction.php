<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * What a correction made: what took the invoice back, and the one that counts.
 *
 * @property-read 'edited'|'voided_and_reissued'|'credited_and_reissued'|string $path How it was corrected.
 * @property-read Invoice $invoice The invoice that counts now.
 * @property-read Invoice|null $corrected_invoice The invoice that it stands in for; absent when a draft was edited.
 * @property-read CreditNote|null $credit_note What took back the rest of that invoice, if that was needed.
 */
final class Correction extends Record
{
    public const SCHEMA = 'Correction';
}
