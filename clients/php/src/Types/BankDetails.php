<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * BankDetails.
 *
 * @property-read string|null $account_holder 
 * @property-read string|null $iban 
 * @property-read string|null $bic 
 * @property-read string|null $bank_name 
 * @property-read string|null $account_number 
 * @property-read string|null $routing_number 
 */
final class BankDetails extends Record
{
    public const SCHEMA = 'BankDetails';
}
