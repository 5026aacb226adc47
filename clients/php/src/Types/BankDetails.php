<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * An account at a bank.
 *
 * @property-read string|null $account_holder Whose account it is, if not the organization’s.
 * @property-read string|null $iban International Bank Account Number; its check digits are checked.
 * @property-read string|null $bic Business Identifier Code of the bank.
 * @property-read string|null $bank_name Name of the bank.
 * @property-read string|null $account_number Number of the account where there is no IBAN.
 * @property-read string|null $routing_number Number of the bank where there is no IBAN: sort code, ABA number, BSB.
 * @property-read string|null $creditor_id SEPA creditor identifier, needed for direct debits.
 */
final class BankDetails extends Record
{
    public const SCHEMA = 'BankDetails';
}
