<?php

// @generated from openapi/openapi.json by npm run generate.

declare(strict_types=1);

namespace Countinghouse\Types;

use Countinghouse\Record;

/**
 * The supplier account.
 *
 * @property-read string $iban The account.
 * @property-read string|null $bic Its bank, outside of SEPA.
 * @property-read string|null $account_holder Whose account it is, if that is not the supplier.
 */
final class SupplierAccount extends Record
{
    public const SCHEMA = 'SupplierAccount';
}
