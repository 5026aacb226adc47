<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * Who gets the money, if not the seller.
 *
 * @property-read string $name Who is paid, if it is not you: a factoring company.
 * @property-read Identifier|null $identifier What the payee is known by.
 * @property-read Identifier|null $legal_registration Entry in the commercial register.
 * @property-read BankDetails|null $bank_details Account that is paid to, in place of yours.
 */
final class Payee extends Record
{
    public const SCHEMA = 'Payee';
}
