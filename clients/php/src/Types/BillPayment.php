<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The bill payment.
 *
 * @property-read string|null $iban The account.
 * @property-read string|null $bic Its bank.
 * @property-read string|null $account_holder Whose account it is.
 * @property-read string|null $reference What the payment has to say.
 */
final class BillPayment extends Record
{
    public const SCHEMA = 'BillPayment';
}
