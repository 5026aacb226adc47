<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * How the invoice is to be paid.
 *
 * @property-read 'bank_transfer'|'sepa_transfer'|'card'|'direct_debit'|'cash'|'other'|string|null $means How it is paid; else by transfer, within SEPA where you have an IBAN and bill in euros.
 * @property-read string|null $reference What the payer gives as reference; else a structured one (ISO 11649) is made of the number.
 * @property-read string|null $text The means in words.
 * @property-read PaymentCard|null $card The card that was used, with means card.
 * @property-read DirectDebit|null $direct_debit With means direct_debit.
 */
final class PaymentInstructions extends Record
{
    public const SCHEMA = 'PaymentInstructions';
}
