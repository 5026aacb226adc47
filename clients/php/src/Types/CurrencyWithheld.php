<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The currency withheld.
 *
 * @property-read string $currency Of all amounts here.
 * @property-read int $invoices Invoices of which something is withheld.
 * @property-read numeric-string $withheld What customers withhold of them.
 * @property-read numeric-string $credited What credit notes have taken back of it.
 * @property-read numeric-string $certified What certificates confirm.
 * @property-read numeric-string $uncertified What is still without a certificate.
 */
final class CurrencyWithheld extends Record
{
    public const SCHEMA = 'CurrencyWithheld';
}
