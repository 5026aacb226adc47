<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The instalment.
 *
 * @property-read string $due_date The last day to pay.
 * @property-read numeric-string $amount How much, in the currency of the document.
 * @property-read numeric-string $amount_due What is still owed of it.
 * @property-read 'open'|'partly_paid'|'paid'|'overdue'|'written_off'|'void'|string $state `paid` by whatever settles an invoice; `overdue` whether a part of it is paid or not.
 */
final class Instalment extends Record
{
    public const SCHEMA = 'Instalment';
}
